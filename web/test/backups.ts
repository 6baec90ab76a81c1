import type { Backup, BackupOverview } from '@larder/contract';

export const backupName = 'larder_2026.03.01.03.15.00';
export const backup: Backup = {
  ...{
    name: backupName,
    createdAt: '2026-03-01T03:15:00.000Z',
    reason: 'nightly',
    by: null,
    version: '1.0.0',
    database: 'sqlite',
  },
  counts: { groups: 1, users: 6, recipes: 292, pictures: 694, lists: 9, meals: 214 },
  ...{ tables: 24, rows: 18_402, files: 2082, bytes: 396_000_000 },
  proof: {
    ...{ startedAt: '2026-03-01T03:40:00.000Z', endedAt: '2026-03-01T03:41:00.000Z', isProven: true },
    ...{
      tables: 24,
      rows: 18_402,
      files: 2082,
      readBack: 'Slow tomato spaghetti',
      damaged: 0,
      damages: [],
      leftOut: [],
    },
  },
};
export const damagedBackup: Backup = {
  ...backup,
  name: 'larder_2026.02.28.03.15.00',
  proof: backup.proof && {
    ...backup.proof,
    ...{
      isProven: false,
      damaged: 2,
      damages: [{ part: 'file', name: 'recipes/a/images/original.webp', problem: 'missing' }],
    },
  },
};
export const backupOverview = (more: Partial<BackupOverview> = {}): BackupOverview => ({
  ...{
    work: null,
    last: null,
    backups: [backup, damagedBackup],
    unreadable: [],
    bytes: 390_000_000,
    free: 50_000_000_000,
  },
  ...{ keep: { days: 7, weeks: 4, months: 12 }, nightlyAt: '03:15', secondPlace: null },
  ...more,
});
