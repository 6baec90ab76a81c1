import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const entry = fileURLToPath(new URL('../../contract/src/index.ts', import.meta.url));
const generated = '\0larder-contract';
const endpoints = `${generated}/endpoints`;

/**
 * Gives the browser the contract without its schemas: method, path, access and topics of each endpoint, and the plain constants.
 * Types still come from the real package, so zod stays out of the bundle. The endpoints of a feature are a module each, so that a screen
 * loads those that it names; `contract[name]` for any name would bring all of them to the first one.
 */
export function contractInBrowser(): Plugin {
  let imported: ReturnType<typeof importContract> | undefined;
  return {
    name: 'larder-contract-in-browser',
    enforce: 'pre',
    resolveId: (id) => (id === '@larder/contract' ? generated : id.startsWith(generated) ? id : undefined),
    async load(id) {
      if (!id.startsWith(generated)) return;
      // The first to be asked for, also when a file of the contract has changed.
      if (id === generated || !imported) imported = importContract();
      const { module, dependencies } = await imported;
      for (const file of dependencies) this.addWatchFile(file);
      const { contract, ...constants } = module;
      const code = codeOf(id, contract, constants);
      return { code, moduleSideEffects: false };
    },
  };
}

const importContract = () => runnerImport<typeof import('@larder/contract')>(entry);

function codeOf(id: string, contract: Record<string, unknown>, constants: Record<string, unknown>): string {
  if (id === generated) return [`export * as contract from '${endpoints}';`, ...exported(constants)].join('\n');
  if (id !== endpoints) return exported({ feature: contract[id.slice(endpoints.length + 1)] }).join('\n');
  return Object.keys(contract)
    .map((name) => `export { feature as ${name} } from '${endpoints}/${name}';`)
    .join('\n');
}

const exported = (values: Record<string, unknown>) =>
  Object.entries(values)
    .map(([name, value]) => [name, plain(value)] as const)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);

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

function endpointInBrowser({ method, path, access, topics, files, form, publicFor }: Record<string, unknown>) {
  return {
    method,
    path,
    access,
    ...(topics ? { topics } : {}),
    ...(files ? { files } : {}),
    ...(form ? { form: true } : {}),
    ...(publicFor ? { publicFor } : {}),
  };
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isEndpoint = (value: Record<string, unknown>) =>
  typeof value.method === 'string' && typeof value.path === 'string' && typeof value.access === 'string';
