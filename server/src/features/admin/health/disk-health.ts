import { statfs } from 'node:fs/promises';
import type { HealthCheck } from '../../../platform/health/index.ts';
import { sizeText } from '../../statistics/index.ts';

const gigabyte = 1024 ** 3;
const little = 2 * gigabyte;
const tooLittle = gigabyte / 4;

type Measure = (folder: string) => Promise<{ bavail: number; blocks: number; bsize: number }>;

/** Whether the disk of the data folder has room for what comes. */
export const diskHealth = (folder: string, measure: Measure = statfs): HealthCheck => ({
  id: 'disk',
  name: 'health.disk',
  run: async () => {
    const { bavail, blocks, bsize } = await measure(folder);
    const free = bavail * bsize;
    const values = { free: sizeText(free), total: sizeText(blocks * bsize) };
    if (free > little) return { status: 'ok', says: 'health.disk.free', values };
    return {
      status: free > tooLittle ? 'warning' : 'failed',
      says: 'health.disk.little',
      remedy: 'health.disk.little-remedy',
      values,
      page: 'maintenance',
    };
  },
});
