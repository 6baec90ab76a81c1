import { Readable } from 'node:stream';
import { AppError } from '../../platform/errors/index.ts';
import type { FileAnswer, MemberContext } from '../../platform/http/index.ts';

/** Milliseconds between two signs of life, with which it also sees what nobody has told it of. */
const signOfLife = 20_000;
/** Milliseconds after which the client has to come again. */
const longestLife = 600_000;
const mostOfOneMember = 10;

const openStreams = new Map<string, number>();

const count = (memberId: string, change: 1 | -1): void => {
  const streams = (openStreams.get(memberId) ?? 0) + change;
  if (streams > 0) openStreams.set(memberId, streams);
  else openStreams.delete(memberId);
};

/**
 * The revisions of the caller's group as server-sent events: at once, and whenever they have changed. It ends with the
 * session, API token or account that it was asked for with.
 */
export const revisionStream = ({ db, member, session, log }: MemberContext): FileAnswer => {
  if ((openStreams.get(member.id) ?? 0) >= mostOfOneMember) throw new AppError('request.too-many');
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
        const present = await session.revisions();
        if (!present) body.destroy();
        const revisions = JSON.stringify(present);
        if (revisions !== last && !body.destroyed) body.push(`data: ${revisions}\n\n`);
        last = revisions;
      }
      isTelling = false;
    };
    const orEnd = (work: Promise<unknown>) =>
      void work.catch((error: unknown) => {
        log.warn({ part: 'web', err: error }, 'a stream of revisions ended');
        body.destroy();
      });
    count(member.id, 1);
    const stopFollowing = db.followRevisions(() => orEnd(tell()));
    const stayAlive = async () => {
      await tell();
      if (!body.destroyed) body.push(': still here\n\n');
    };
    const life = setInterval(() => orEnd(stayAlive()), signOfLife);
    const end = setTimeout(() => body.destroy(), longestLife);
    orEnd(tell());
    return body;
  };
  return { contentType: 'text/event-stream', isLive: true, body: open };
};
