import { Readable } from 'node:stream';
import { AppError } from '../../platform/errors/index.ts';
import type { FileAnswer, MemberContext } from '../../platform/http/index.ts';
import { findTokenVersion } from '../users/index.ts';

/** Milliseconds between two signs of life, in which it also sees whether the session is still good. */
const signOfLife = 20_000;
/** Milliseconds after which the client has to come again, and to show who it is. */
const longestLife = 600_000;
const mostOfOneMember = 10;

const openStreams = new Map<string, number>();

const count = (memberId: string, change: 1 | -1): void => {
  const streams = (openStreams.get(memberId) ?? 0) + change;
  if (streams > 0) openStreams.set(memberId, streams);
  else openStreams.delete(memberId);
};

/** The revisions of the caller's group as server-sent events: at once, and whenever they have changed. */
export const revisionStream = async ({ db, member, log }: MemberContext): Promise<FileAnswer> => {
  if ((openStreams.get(member.id) ?? 0) >= mostOfOneMember) throw new AppError('request.too-many');
  const version = await findTokenVersion(db, member.id);
  const open = () => {
    let last = '';
    let isTelling = false;
    let isStale = false;
    const body = new Readable({
      read: () => undefined,
      destroy: (error, done) => {
        stopFollowing();
        clearInterval(life);
        clearTimeout(end);
        count(member.id, -1);
        done(error);
      },
    });
    const tell = async (): Promise<void> => {
      isStale = true;
      if (isTelling) return;
      isTelling = true;
      while (isStale && !body.readableEnded && !body.destroyed) {
        isStale = false;
        const revisions = JSON.stringify(await db.revisions());
        if (revisions !== last) body.push(`data: ${revisions}\n\n`);
        last = revisions;
      }
      isTelling = false;
    };
    const orEnd = (work: Promise<unknown>) =>
      void work.catch((error: unknown) => {
        log.warn({ err: error }, 'a stream of revisions ended');
        body.destroy();
      });
    count(member.id, 1);
    const stopFollowing = db.followRevisions(() => orEnd(tell()));
    const stayAlive = async () => {
      if ((await findTokenVersion(db, member.id)) === version) body.push(': still here\n\n');
      else body.destroy();
    };
    const life = setInterval(() => orEnd(stayAlive()), signOfLife);
    const end = setTimeout(() => body.destroy(), longestLife);
    orEnd(tell());
    return body;
  };
  return { contentType: 'text/event-stream', isLive: true, body: open };
};
