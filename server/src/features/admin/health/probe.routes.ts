import { contract } from '@larder/contract';
import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { implement, type Route } from '../../../platform/http/index.ts';
import { askDatabase } from './health.repository.ts';

/** Milliseconds: whoever asks gives up soon after. */
const patience = 5000;

const well = { status: 'ok' } as const;

/** @throws AppError where the database does not answer in time */
const requireDatabase = async (instance: InstanceDatabase): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('database.unavailable')), patience);
  });
  await Promise.race([askDatabase(instance), tooLate]).finally(() => clearTimeout(timer));
};

/** @param isRestoring whether everything is being replaced by a backup just now */
export const probeRoutes = (instance: InstanceDatabase, isRestoring: () => Promise<boolean>): Route[] => {
  const ready = async () => {
    if (await isRestoring()) throw new AppError('server.restoring');
    await requireDatabase(instance);
    return well;
  };
  return implement(contract.probes, { health: ready, ready, live: async () => well });
};
