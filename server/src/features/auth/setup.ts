import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { AppError } from '../../platform/errors/index.ts';
import type { Platform } from '../../platform/http/index.ts';
import { isSameCode, oneTimeCode } from '../../platform/security/index.ts';
import { hasAdmin } from './accounts.repository.ts';
import { makeFirstAdmin } from './first-admin.ts';

type FirstAdmin = Omit<Parameters<typeof makeFirstAdmin>[1], 'now'>;

/** The way from a server without an administrator to one with, which is open once and behind the code of the console. */
export const createSetup = (instance: InstanceDatabase, { clock, settings }: Platform) => {
  const code = oneTimeCode();
  let isDone = false;

  const isNeeded = async (): Promise<boolean> => {
    // Once there is an administrator there is always one.
    isDone ||= await hasAdmin(instance.read);
    return !isDone;
  };
  const makeAdmin = async (admin: FirstAdmin) => makeFirstAdmin(instance, { ...admin, now: clock.now() });

  /** @throws AppError when the server is set up, or the code is wrong */
  const checkCode = async (typed: string): Promise<void> => {
    if (!(await isNeeded())) throw new AppError('setup.done');
    if (!isSameCode(typed, code)) throw new AppError('setup.wrong-code');
  };

  return {
    isNeeded,
    checkCode,

    /** For the console of whoever runs the server, as long as it is good for something. */
    findCode: async (): Promise<string | null> => ((await isNeeded()) ? code : null),

    finish: async (typed: string, admin: FirstAdmin) => {
      await checkCode(typed);
      return makeAdmin(admin);
    },

    /** Without the wizard, as the settings say. */
    finishBySettings: async (): Promise<void> => {
      const { INITIAL_ADMIN_EMAIL: email, INITIAL_ADMIN_PASSWORD: password } = settings;
      if (email === null || password === null || !(await isNeeded())) return;
      const made = makeAdmin({
        email,
        password,
        username: settings.INITIAL_ADMIN_USERNAME,
        fullName: settings.INITIAL_ADMIN_NAME,
        groupName: settings.DEFAULT_GROUP,
        privateGroup: true,
        locale: 'en-US',
      });
      // Another process of the same database may be starting too.
      await made.catch((error: unknown) => {
        if (!isDoneAlready(error)) throw error;
      });
    },
  };
};

const isDoneAlready = (error: unknown): boolean => error instanceof AppError && error.code === 'setup.done';
