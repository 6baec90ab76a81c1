import { killSuite } from '../kills/kill-suite.ts';
import { killBackups } from './kill-backups.ts';

/** npm run bench -- kill-backup [--times 50] [--seed 1] [--recipes 200] [--postgres postgresql://…/postgres] */
export const killBackupSuite = killSuite({
  name: 'kill-backup',
  times: 50,
  recipes: 200,
  kill: killBackups,
  rows: (kills) => [
    ['killed during', 'the old data', 'the new data'],
    ...(['backup', 'restore', 'swap'] as const).map((moment) => [moment, kills.old[moment], kills.new[moment]]),
  ],
});
