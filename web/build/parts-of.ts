import { join } from 'node:path';
import type { Rollup } from 'vite';

const sources = join(import.meta.dirname, '../src');

type ModuleInfo = Pick<Rollup.PluginContext, 'getModuleInfo'>;

/** Names the file of a small part: what a screen needs is not loaded together with what other screens share. */
export function partsOf(screen: string): (id: string, modules: ModuleInfo) => string {
  let needed: Set<string> | undefined;
  return (id, modules) => {
    needed ??= importedBy(join(sources, screen), modules);
    return needed.has(id) ? 'parts' : 'more-parts';
  };
}

function importedBy(start: string, modules: ModuleInfo): Set<string> {
  const seen = new Set([start]);
  for (const id of seen) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
  return seen;
}
