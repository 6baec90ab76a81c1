import { z } from 'zod';
import type { Platform, VisitorContext } from '../../platform/http/index.ts';
import { createSignedTokens, randomToken } from '../../platform/security/index.ts';

/** A browser, and the accounts that have logged in with it. */
const Device = z.object({ id: z.string(), users: z.array(z.string()) });
type Device = z.infer<typeof Device>;

/** As long as browsers keep a cookie. */
const lifeInSeconds = 400 * 24 * 3600;
/** A family at one tablet. */
const mostUsers = 10;

const tokens = ({ secret, clock }: Platform) =>
  createSignedTokens({ secret, purpose: 'device', claims: Device, now: () => clock.now().getTime() });

export const readDevice = async (platform: Platform, token: string | undefined): Promise<Device | undefined> =>
  token ? (await tokens(platform).read(token))?.claims : undefined;

/** By what the browser is known; one that is new gets a name. */
export const nameDevice = async ({
  platform,
  session,
}: Pick<VisitorContext, 'platform' | 'session'>): Promise<string> => {
  const known = await readDevice(platform, session.deviceToken);
  if (known) return known.id;
  const device = { id: randomToken(12), users: [] };
  session.keepDevice(await tokens(platform).sign(device, lifeInSeconds), lifeInSeconds);
  return device.id;
};

/** From now on wrong passwords from elsewhere don't lock this account on this device. */
export const rememberDevice = async ({ platform, session }: VisitorContext, userId: string): Promise<void> => {
  const { id, users } = (await readDevice(platform, session.deviceToken)) ?? { id: randomToken(12), users: [] };
  const device = { id, users: [userId, ...users.filter((user) => user !== userId)].slice(0, mostUsers) };
  session.keepDevice(await tokens(platform).sign(device, lifeInSeconds), lifeInSeconds);
};
