import { AppError } from '../../../../platform/errors/index.ts';
import { isOfCall } from '../replies.ts';
import { refusedStatus, type ServerCalls } from '../server-calls.ts';
import { isSent, listIn } from './rows.ts';

/** As many as the server is asked for at once. */
const pageSize = 50;

export interface SentPage {
  items: unknown[];
  /** Addresses of things that the server could not send. */
  refused: string[];
  hasMore: boolean;
}

const countIn = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

/** A page of what is listed; some versions list all at once. @param page from 1 */
export const readPage = async (calls: ServerCalls, path: string, page: number): Promise<SentPage> => {
  try {
    return await readSome(calls, path, page, pageSize);
  } catch (error) {
    // One row that the server cannot send makes it refuse the whole page.
    if (!isOfCall(error) || (refusedStatus(error) ?? 0) < 500) throw error;
    return readSingly(calls, path, page);
  }
};

const readSome = async (calls: ServerCalls, path: string, page: number, size: number): Promise<SentPage> => {
  const joint = path.includes('?') ? '&' : '?';
  const order = 'orderBy=created_at&orderDirection=asc';
  const sent = await calls.json(`${path}${joint}page=${page}&perPage=${size}&${order}`);
  if (Array.isArray(sent)) return { items: sent, refused: [], hasMore: false };
  if (!isSent(sent) || !Array.isArray(sent.items)) {
    throw new AppError('move-server.failed', { host: new URL(calls.address).hostname, status: 200 });
  }
  const items = listIn(sent.items);
  const end = page * countIn(sent.per_page, size);
  return { items, refused: [], hasMore: items.length > 0 && end < countIn(sent.total, 0) };
};

/** What is on a page one by one, without those that the server cannot send. */
const readSingly = async (calls: ServerCalls, path: string, page: number): Promise<SentPage> => {
  const found: SentPage = { items: [], refused: [], hasMore: true };
  for (let number = (page - 1) * pageSize + 1; number <= page * pageSize && found.hasMore; number += 1) {
    try {
      const { items, hasMore } = await readSome(calls, path, number, 1);
      found.items.push(...items);
      found.hasMore = hasMore;
    } catch (error) {
      if (!isOfCall(error)) throw error;
      found.refused.push(`${path} ${number}`);
    }
  }
  // Nothing of it can be sent: there is no telling where it ends.
  if (found.items.length === 0) found.hasMore = false;
  return found;
};
