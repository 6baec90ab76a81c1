import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const entry = fileURLToPath(new URL('../../contract/src/index.ts', import.meta.url));
const generated = '\0larder-contract';

/**
 * Gives the browser the contract without its schemas: method, path, access and topics of each endpoint, and the plain constants.
 * Types still come from the real package, so zod stays out of the bundle.
 */
export function contractInBrowser(): Plugin {
  return {
    name: 'larder-contract-in-browser',
    enforce: 'pre',
    resolveId: (id) => (id === '@larder/contract' ? generated : undefined),
    async load(id) {
      if (id !== generated) return;
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(entry);
      for (const file of dependencies) this.addWatchFile(file);
      return Object.entries(module)
        .map(([name, value]) => [name, plain(value)] as const)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

/** Undefined for what has no plain form, such as functions and schemas. */
function plain(value: unknown): unknown {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value;
  if (Array.isArray(value)) return value.map(plain);
  if (!isPlainObject(value)) return;
  if (isEndpoint(value)) return endpointInBrowser(value);
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, plain(inner)] as const)
    .filter(([, inner]) => inner !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function endpointInBrowser({ method, path, access, topics, files, form }: Record<string, unknown>) {
  return {
    method,
    path,
    access,
    ...(topics ? { topics } : {}),
    ...(files ? { files } : {}),
    ...(form ? { form: true } : {}),
  };
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isEndpoint = (value: Record<string, unknown>) =>
  typeof value.method === 'string' && typeof value.path === 'string' && typeof value.access === 'string';
