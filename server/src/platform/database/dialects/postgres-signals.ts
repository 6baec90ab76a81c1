import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { type Signals, signalsOfProcess } from '../signals.ts';

const channelOfAll = 'larder';
/** Milliseconds. */
const firstPause = 500;
const longestPause = 15_000;

/**
 * Tells the other processes by NOTIFY, and hears them by LISTEN on a connection of its own, which is opened when somebody
 * listens for the first time and opened again whenever it breaks.
 */
export const signalsOfPostgres = (address: string): Signals => {
  const here = signalsOfProcess();
  const sender = randomUUID();
  let client: pg.Client | undefined;
  let isOpen = false;
  let isClosed = false;
  let pause = firstPause;
  let retry: NodeJS.Timeout | undefined;

  const hear = (message = ''): void => {
    const [from, channel = '', ...words] = message.split(' ');
    if (from !== sender) here.tell(channel, words.join(' '));
  };

  const open = async (): Promise<void> => {
    const opened = new pg.Client({ connectionString: address, application_name: 'larder', keepAlive: true });
    client = opened;
    let isLost = false;
    const lose = () => {
      if (isLost) return;
      isLost = true;
      opened.end().catch(() => undefined);
      if (isClosed || client !== opened) return;
      retry = setTimeout(open, pause).unref();
      pause = Math.min(2 * pause, longestPause);
    };
    opened.on('error', lose).on('end', lose);
    opened.on('notification', ({ payload }) => hear(payload));
    try {
      await opened.connect();
      await opened.query(`listen ${channelOfAll}`);
      pause = firstPause;
      here.tellAllMissed();
    } catch {
      lose();
    }
  };

  return {
    ...here,
    sendToOthers: async (transaction, channel, text) => {
      await sql`select pg_notify(${channelOfAll}, ${`${sender} ${channel} ${text}`})`.execute(transaction);
    },
    listen: (channel, heard) => {
      if (!isOpen && !isClosed) void open();
      isOpen = true;
      return here.listen(channel, heard);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      await here.close();
      await client?.end().catch(() => undefined);
    },
  };
};
