import type { Endpoint } from '@larder/contract';
import { pathsOf } from '../../compatibility/index.ts';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A JSON schema as people read it: names and kinds, parts indented. */
const shape = (schema: unknown, depth = 0): string => {
  if (!isRecord(schema)) return 'anything';
  const nullable = schema.nullable === true ? ' or null' : '';
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ') + nullable;
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return [...new Set(choices.map((choice) => shape(choice, depth)))].join(' | ');
  if (schema.type === 'array') return `list of ${shape(schema.items, depth)}${nullable}`;
  if (!isRecord(schema.properties)) return `${typeof schema.type === 'string' ? schema.type : 'anything'}${nullable}`;
  const required = Array.isArray(schema.required) ? schema.required : [];
  const indent = '  '.repeat(depth + 1);
  const lines = Object.entries(schema.properties).map(
    ([name, property]) => `${indent}${name}${required.includes(name) ? '' : '?'}: ${shape(property, depth + 1)}`,
  );
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}${nullable}`;
};

const block = (title: string, schema: unknown): string =>
  schema ? `<h4>${title}</h4><pre>${escapeHtml(shape(schema))}</pre>` : '';

const contentSchema = (part: unknown): unknown => {
  const content = isRecord(part) && isRecord(part.content) ? Object.values(part.content)[0] : undefined;
  return isRecord(content) ? content.schema : undefined;
};

const section = (path: string, method: string, operation: Record<string, unknown>, endpoint: Endpoint): string => {
  const parameters = (Array.isArray(operation.parameters) ? operation.parameters : []).filter(isRecord);
  const listed = parameters.map(
    (parameter) =>
      `<li><code>${escapeHtml(String(parameter.name))}</code> ${escapeHtml(String(parameter.in))}, <span>${escapeHtml(shape(parameter.schema))}</span></li>`,
  );
  const [, ...others] = pathsOf(endpoint);
  const responses = isRecord(operation.responses) ? Object.entries(operation.responses) : [];
  const success = responses.find(([status]) => status.startsWith('2'));
  return `<details><summary><b class="${method}">${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code>
<span>${escapeHtml(endpoint.summary)}</span> <i>${endpoint.access}</i></summary>
${others.length > 0 ? `<p>Also at ${others.map((other) => `<code>/api${escapeHtml(other)}</code>`).join(', ')}</p>` : ''}
${listed.length > 0 ? `<h4>Parameters</h4><ul>${listed.join('')}</ul>` : ''}
${block('Body', contentSchema(operation.requestBody))}
${block(`Reply ${success?.[0] ?? ''}`, contentSchema(success?.[1]))}</details>`;
};

export const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:960px;margin:0 auto;padding:24px;background:#fbf8f2;color:#201c1a}
h2{margin:40px 0 8px;text-transform:capitalize}details{border-bottom:1px solid #ded5c5;padding:10px 0}summary{cursor:pointer}
summary span{color:#544a40;margin-inline-start:8px}summary i{color:#6e6355;float:inline-end}b{display:inline-block;min-width:64px}
.get{color:#26753d}.post{color:#28628c}.put,.patch{color:#8c5d08}.delete{color:#ac263e}
pre{background:#f5f0e7;padding:12px;border-radius:8px;overflow:auto;font-size:14px}code{font-size:15px}a{color:#9e3618}
@media(prefers-color-scheme:dark){body{background:#171412;color:#f3ede4}pre{background:#201c1a}details{border-color:#302b27}
summary span,summary i{color:#bfb5a9}.get{color:#82c392}.post{color:#7daed0}.put,.patch{color:#efb94a}.delete{color:#e68390}a{color:#ee9f80}}`;

/** The contract as one page to read, without a script. */
export const docsPage = (
  contract: Record<string, Record<string, Endpoint>>,
  document: Record<string, unknown>,
  version: string,
): string => {
  const paths = isRecord(document.paths) ? document.paths : {};
  const features = Object.entries(contract).map(([feature, endpoints]) => {
    const sections = Object.values(endpoints).map((endpoint) => {
      const path = `/api${endpoint.path}`;
      const method = endpoint.method.toLowerCase();
      const operations = paths[path];
      const operation = isRecord(operations) ? operations[method] : undefined;
      return isRecord(operation) ? section(path, method, operation, endpoint) : '';
    });
    return `<h2>${escapeHtml(feature)}</h2>${sections.join('\n')}`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Larder API</title><style>${style}</style><h1>Larder API ${escapeHtml(version)}</h1>
<p>Log in at <code>POST /api/auth/token</code> and send <code>Authorization: Bearer …</code>, or make an API token in the profile.
The same as <a href="/openapi.json">OpenAPI</a>.</p>${features.join('\n')}</html>`;
};
