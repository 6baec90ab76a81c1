import { argv } from 'node:process';
import { parseArgs } from 'node:util';

/** npm run bench -- [load|first-screen|tables|import|kill|kill-backup|backup|photos|bad-input|sync|offline|long-list|move-in|mealie-tables|kill-move|hostile-archives|export] and its options; the load of all sizes when nothing is named. */
const suites: Record<string, () => Promise<(parameters: string[]) => Promise<void>>> = {
  load: async () => (await import('./load/load-suite.ts')).loadSuite,
  'first-screen': async () => (await import('./first-screen.ts')).firstScreen,
  import: async () => (await import('./import/import-suite.ts')).importSuite,
  kill: async () => (await import('./kill.ts')).killSuite,
  backup: async () => (await import('./backups/backup-suite.ts')).backupSuite,
  'kill-backup': async () => (await import('./backups/kill-backup-suite.ts')).killBackupSuite,
  tables: async () => (await import('./tables.ts')).tables,
  'bad-input': async () => (await import('./bad-input.ts')).badInput,
  photos: async () => (await import('./photos/photo-suite.ts')).photoSuite,
  'long-list': async () => (await import('./long-list.ts')).longList,
  'move-in': async () => (await import('./moves/move-suite.ts')).moveSuite,
  'mealie-tables': async () => (await import('./moves/mealie-suite.ts')).mealieSuite,
  'kill-move': async () => (await import('./moves/kill-move-suite.ts')).killMoveSuite,
  'hostile-archives': async () => (await import('./hostile/hostile-suite.ts')).hostileSuite,
  export: async () => (await import('./exports/export-suite.ts')).exportSuite,
  offline: async () => (await import('./offline.ts')).offline,
  sync: async () => (await import('./sync/sync-suite.ts')).syncSuite,
};

const { positionals } = parseArgs({ allowPositionals: true, strict: false });
const [name = 'load'] = positionals;
const suite = suites[name];
if (!suite) throw new Error(`usage: npm run bench -- ${Object.keys(suites).join('|')}`);
await (await suite())(argv.slice(2).filter((part) => part !== name));
