import { type Endpoint, errorStatus } from '@larder/contract';
import { z } from 'zod';

type Json = Record<string, unknown>;

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'openapi-3.0',
    reused: 'inline',
  });
  return json;
};

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const queryParameters = (schema: z.ZodType | undefined): Json[] => {
  if (!schema) return [];
  const { properties, required } = schemaOf(schema, 'input');
  const names = Array.isArray(required) ? required : [];
  return Object.entries(isRecord(properties) ? properties : {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: names.includes(name),
    schema: property,
  }));
};

const formSchema = ({ form, files = [] }: Endpoint): Json => {
  const fields = form ? schemaOf(form, 'input') : { type: 'object' };
  const uploads = Object.fromEntries(files.map((name) => [name, { type: 'string', format: 'binary' }]));
  return { ...fields, properties: { ...(isRecord(fields.properties) ? fields.properties : {}), ...uploads } };
};

const requestBody = (endpoint: Endpoint): Json | undefined => {
  if (endpoint.body)
    return { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } };
  if (!endpoint.form && !endpoint.files) return undefined;
  const type = endpoint.files ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  return { required: true, content: { [type]: { schema: formSchema(endpoint) } } };
};

const isFile = (reply: Endpoint['reply']): reply is Extract<Endpoint['reply'], { file: string }> => 'file' in reply;

const replyContent = ({ reply }: Endpoint): Json =>
  isFile(reply)
    ? { [reply.file]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: schemaOf(reply, 'output') } };

const failures = (endpoint: Endpoint): Json => ({
  ...(endpoint.access !== 'visitor' && endpoint.access !== 'guest' && { 401: { description: 'Nobody is logged in' } }),
  ...(!['visitor', 'guest', 'member'].includes(endpoint.access) && {
    403: { description: 'The caller lacks the permission' },
  }),
  ...(endpoint.path.includes('{') && { 404: { description: 'There is no such thing in reach of the caller' } }),
  ...((endpoint.body || endpoint.form || endpoint.query) && { 422: { description: 'Some values are not right' } }),
});

const operation = (feature: string, name: string, endpoint: Endpoint, path: string): Json => ({
  operationId: path === endpoint.path ? `${feature}.${name}` : `${feature}.${name}:${path}`,
  tags: [feature],
  summary: endpoint.summary,
  description: `Access: ${endpoint.access}.${path === endpoint.path ? '' : ` The same as ${endpoint.path}.`}`,
  ...(endpoint.access !== 'visitor' && endpoint.access !== 'guest' && { security: [{ bearer: [] }] }),
  parameters: [...pathParameters(path), ...queryParameters(endpoint.query)],
  requestBody: requestBody(endpoint),
  responses: {
    [endpoint.status ?? 200]: { description: 'Success', content: replyContent(endpoint) },
    ...failures(endpoint),
  },
});

/** The OpenAPI 3.0 document of the whole contract, every path of both generations of clients included. */
export const openApi = (contract: Record<string, Record<string, Endpoint>>, version: string): Json => {
  const paths: Record<string, Json> = {};
  for (const [feature, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      for (const path of [endpoint.path, ...(endpoint.alsoAt ?? [])]) {
        const address = `/api${path}`;
        paths[address] = {
          ...paths[address],
          [endpoint.method.toLowerCase()]: operation(feature, name, endpoint, path),
        };
      }
    }
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Larder',
      version: version.replace(/^v/, ''),
      description: `Errors carry \`detail.message\` for people and \`detail.code\` for programs. Codes: ${Object.keys(errorStatus).join(', ')}.`,
    },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
};
