/**
 * Where the program of a thread or process lies: the built server has all of them beside itself, the source has each beside who starts it.
 * @param module `import.meta.url` of who starts it
 */
export const programBeside = (module: string, { source, built }: { source: string; built: string }): URL =>
  new URL(module.endsWith('.ts') ? source : built, module);
