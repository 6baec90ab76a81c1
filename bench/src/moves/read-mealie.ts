// Reads the tables of a backup in a process of its own, whose memory is told.
import { tableReaders } from '../../../server/src/features/backups/drafts/read-tables.ts';

const [, , archive = '', place = ''] = process.argv;
const idle = process.memoryUsage.rss();
const begun = performance.now();
const limits = { entries: 1000, entryBytes: 2 ** 30, totalBytes: 2 ** 31 };
const { tables } = await tableReaders.run('writeDraft', archive, { place, now: new Date().toISOString(), limits });
const seconds = (performance.now() - begun) / 1000;
const megabytes = (bytes: number) => Math.round(bytes / 1e6);
const rows = tables.reduce((sum, table) => sum + table.rows, 0);
process.send?.(
  `${rows} rows in ${seconds.toFixed(1)} s, ${megabytes(process.resourceUsage().maxRSS * 1024)} MB at most, ${megabytes(idle)} MB before`,
  () => process.exit(0),
);
