import type { NotifierEvent } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { found } from '../../platform/errors/index.ts';
import { type Platform, type Words, wordsIn } from '../../platform/http/index.ts';
import { problemInWords } from '../backups/index.ts';
import { DeliveryError, deliverNow, type Sender, type Sent } from '../deliveries/index.ts';
import { ownNames } from '../groups/index.ts';
import { getListName } from '../shopping/index.ts';
import { findUser } from '../users/index.ts';
import type { About, EventDocument } from './catalogue.ts';
import { findNotifierRow } from './notifiers.repository.ts';
import { refuseNotifierAddress } from './save-notifiers.ts';
import { type Note, reachedBy } from './services/index.ts';

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type Content = Partial<About> & { document?: EventDocument };

/** What the event did not say itself: the name of a list, the mail address of somebody new. */
const completed = async (db: GroupDatabase, subject: string, { document, listId, userId }: Content) => {
  const plain: EventDocument = document ?? { documentType: 'generic', operation: 'info' };
  const list = listId === undefined ? undefined : await getListName(db, listId).catch(() => '');
  const user = userId === undefined ? undefined : await findUser(db, userId);
  return {
    subject: list ?? user?.fullName ?? subject,
    document: user ? { ...plain, email: user.email } : plain,
  };
};

const linkTo = async (db: GroupDatabase, base: string, { recipe }: Content): Promise<string[]> => {
  if (!recipe) return [];
  const { slug } = await ownNames(db);
  return [`${base}/g/${slug}/r/${recipe.slug}`];
};

const failureIn = ({ failure }: Content, words: Words): string[] =>
  failure ? [words('notify.backup-failed.says', { kind: failure.kind }), problemInWords(failure, words)] : [];

const noteOf = async (db: GroupDatabase, sent: Sent, words: Words, base: string): Promise<Note> => {
  const content: Content = sent.content;
  const event = sent.event as NotifierEvent;
  const { subject, document } = await completed(db, sent.subject, content);
  const lines = [subject, ...failureIn(content, words), ...(await linkTo(db, base, content))].filter(
    (line) => line !== '',
  );
  return {
    id: sent.id,
    title: words(`notify.title.${event}`),
    body: lines.join('\n') || words('notify.nothing-more'),
    fields: {
      event_type: snakeCase(event),
      integration_id: 'generic',
      document_data: JSON.stringify(document),
      event_id: sent.id,
      timestamp: sent.createdAt,
    },
    signal: sent.signal,
  };
};

export const notifierSender =
  ({ outbound, settings }: Pick<Platform, 'outbound' | 'settings'>): Sender =>
  async (db, sent) => {
    const notifier = await findNotifierRow(db, sent.targetId);
    if (!notifier) return 'gone';
    const reached = reachedBy(notifier.address);
    if (!reached) throw new DeliveryError('bad-url');
    const note = await noteOf(db, sent, wordsIn(notifier.language), settings.BASE_URL);
    return reached.service.send(outbound, reached.address, note);
  };

/** Sends a message to see whether it arrives. @throws AppError when there is no such notifier, or its address must not be called */
export const testNotifier = async (db: GroupDatabase, notifierId: string, platform: Platform): Promise<void> => {
  const { id, name, address } = found(await findNotifierRow(db, notifierId), 'notifier.not-found');
  await refuseNotifierAddress(platform.outbound, address);
  const message = { targetId: id, event: 'testMessage', subject: name, content: {} };
  await deliverNow(db, 'notifier', message, { ...platform, send: notifierSender(platform) });
};
