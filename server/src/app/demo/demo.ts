import type { FastifyInstance } from 'fastify';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import type { Platform } from '../../platform/http/index.ts';
import { defineRepeatedTask, type ScheduledTask } from '../../platform/schedule/index.ts';
import { askWithin } from './ask.ts';
import { addNextGroup, hasDemoGroup, takeOver } from './demo.repository.ts';
import { seedDemo } from './seed-demo.ts';

const everyMinutes = 60;
/** Seconds: what fills a group takes less. */
const life = 600;

interface Parts {
  instance: InstanceDatabase;
  platform: Platform;
  /** Has the pictures of the recipes. */
  artFolder: string;
  /** Asked when it is needed: there is none yet when the tasks are tied. */
  server(): FastifyInstance;
}

/** A group that everybody may try, and that is put back each hour. */
export const createDemo = ({ instance, platform, artFolder, server }: Parts) => {
  /** Filled while the one before is still in use; then it takes the place of that at one moment. */
  const putBack = async (): Promise<void> => {
    const next = await addNextGroup(instance, platform.clock.now());
    const token = await platform.sessions.start({ userId: next.userId, version: 0, lifeInSeconds: life });
    const ask = askWithin(server(), token);
    await seedDemo(ask, artFolder);
    // Whoever tries the demo finds no other log-in among theirs.
    await ask('/auth/logout', { method: 'POST' });
    const folders = await takeOver(instance, next);
    await instance.signalRevisions();
    for (const folder of folders) await platform.files.removeFolder(folder);
  };
  const tasks: ScheduledTask[] = [defineRepeatedTask({ name: 'put-demo-back', when: { everyMinutes }, run: putBack })];
  return {
    tasks,
    putBack,
    /** At the first start. */
    begin: async (): Promise<void> => {
      if (!(await hasDemoGroup(instance))) await putBack();
    },
  };
};

export type Demo = ReturnType<typeof createDemo>;
