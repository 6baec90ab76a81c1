import { randomUUID } from 'node:crypto';
import { type Notifier, type NotifierEvent, type NotifierInput, notifierEvents } from '@larder/contract';
import { flag, flagIfGiven, type GroupDatabase, type GroupTransaction } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import type { MemberContext } from '../../platform/http/index.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import { type BinKind, putBack, putInBin } from '../bin/index.ts';
import { refuseHost } from '../deliveries/index.ts';
import { deleteNotifier, getNotifier, insertNotifier, updateNotifier } from './notifiers.repository.ts';
import { inNotation, reachedBy, schemes } from './services/index.ts';

/** @throws AppError for an address that nobody is reached by, or that must not be called */
export const refuseNotifierAddress = async (outbound: Outbound, text: string): Promise<void> => {
  const reached = reachedBy(text);
  if (!reached) throw new AppError('notifier.bad-address', { schemes: schemes.join(', ') });
  const place = reached.service.place?.(reached.address);
  if (place) await refuseHost(outbound, place.host, place.port);
};

const recorded = async (
  db: GroupTransaction,
  what: 'created' | 'updated' | 'deleted',
  notifier: Notifier,
): Promise<Notifier> => {
  await db.record(`notifier.${what}`, { id: notifier.id, name: notifier.name });
  return notifier;
};

const chosen = (before: readonly NotifierEvent[], sent: NotifierInput['options']): string => {
  const kept = new Set(before);
  return JSON.stringify(notifierEvents.filter((event) => sent?.[event] ?? kept.has(event)));
};

/** @throws AppError for an address that nobody is reached by, or that must not be called */
export const createNotifier = async (
  { db, platform, language }: MemberContext,
  sent: NotifierInput & { name: string },
): Promise<Notifier> => {
  if (sent.appriseUrl) await refuseNotifierAddress(platform.outbound, sent.appriseUrl);
  const at = platform.clock.now().toISOString();
  return db.change(async (db) => {
    const id = randomUUID();
    await insertNotifier(db, {
      id,
      name: sent.name,
      enabled: flag(sent.enabled ?? true),
      address: inNotation(sent.appriseUrl ?? ''),
      options: chosen([], sent.options),
      language,
      createdAt: at,
      updatedAt: at,
    });
    return recorded(db, 'created', await getNotifier(db, id));
  });
};

/** Changes what was sent. @throws AppError for an address that nobody is reached by, or that must not be called */
export const saveNotifier = async (
  { db, platform, language }: MemberContext,
  notifierId: string,
  sent: NotifierInput,
): Promise<Notifier> => {
  if (sent.appriseUrl) await refuseNotifierAddress(platform.outbound, sent.appriseUrl);
  return db.change(async (db) => {
    const { options } = await getNotifier(db, notifierId);
    const enabled = flagIfGiven(sent.enabled);
    const before = notifierEvents.filter((event) => options[event]);
    await updateNotifier(db, notifierId, {
      ...(sent.name && { name: sent.name }),
      ...(sent.appriseUrl && { address: inNotation(sent.appriseUrl) }),
      ...(enabled !== undefined && { enabled }),
      ...(sent.options && { options: chosen(before, sent.options) }),
      language,
      updatedAt: platform.clock.now().toISOString(),
    });
    return recorded(db, 'updated', await getNotifier(db, notifierId));
  });
};

/** Puts a notifier into the bin. */
export const removeNotifier = (db: GroupDatabase, notifierId: string, at: Date): Promise<Notifier> =>
  db.change(async (db) => {
    const notifier = await getNotifier(db, notifierId);
    await putInBin(db, notifierBin, [{ id: notifier.id, name: notifier.name }], at);
    await deleteNotifier(db, notifier.id);
    return recorded(db, 'deleted', notifier);
  });

/** How notifiers come back from the bin. */
export const notifierBin: BinKind = {
  kind: 'notifier',
  table: 'notifiers',
  parts: [],
  restore: async (db, contents) => {
    await putBack(db, notifierBin, contents);
    const named = { id: String(contents.row.id), name: String(contents.row.name) };
    await db.record('notifier.restored', named);
    return { name: named.name, slug: null };
  },
};
