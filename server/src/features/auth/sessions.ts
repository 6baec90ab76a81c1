import type { AccessToken } from '@larder/contract';
import type { VisitorContext } from '../../platform/http/index.ts';

interface SessionOf {
  /** Of the session that goes on, if one does. */
  id?: string;
  userId: string;
  tokenVersion: number;
  lifeInSeconds: number;
}

const hour = 3600;
const rememberedDays = 14;

/** Seconds that a log-in lasts. */
export const sessionLife = (settings: { TOKEN_TIME: number }, isRemembered: boolean): number =>
  Math.max(settings.TOKEN_TIME, isRemembered ? rememberedDays * 24 : 0) * hour;

/** A token for the caller's program, which the browser also keeps as a cookie. */
export const startSession = async (
  { platform, session }: Pick<VisitorContext, 'platform' | 'session'>,
  { id, userId, tokenVersion, lifeInSeconds }: SessionOf,
): Promise<AccessToken> => {
  const token = await platform.sessions.start({ id, userId, version: tokenVersion, lifeInSeconds });
  session.keep(token, lifeInSeconds);
  return { access_token: token, token_type: 'bearer' };
};
