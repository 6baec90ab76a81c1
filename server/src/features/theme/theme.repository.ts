import type { AppTheme, EventPayload, EventType, Theme } from '@larder/contract';
import type { Transaction } from 'kysely';
import { flag, type RowOf, type Schema } from '../../platform/database/index.ts';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import type { Themes } from './theme.tables.ts';

const shape = ({ colours, isChosen, ...row }: RowOf<Themes>): Theme => ({
  ...row,
  colours: JSON.parse(colours),
  isChosen: isChosen === 1,
});

const themesOf = ({ read }: InstanceDatabase) => read.selectFrom('themes').selectAll();

export const listThemes = async (instance: InstanceDatabase): Promise<Theme[]> =>
  (await themesOf(instance).orderBy('createdAt').orderBy('name').execute()).map(shape);

export const findTheme = async (instance: InstanceDatabase, id: string): Promise<Theme | undefined> => {
  const row = await themesOf(instance).where('id', '=', id).executeTakeFirst();
  return row && shape(row);
};

/** The colours of the chosen theme. */
export const findChosenColours = async (instance: InstanceDatabase): Promise<AppTheme | undefined> => {
  const row = await instance.read.selectFrom('themes').where('isChosen', '=', 1).select('colours').executeTakeFirst();
  return row && JSON.parse(row.colours);
};

/** Who changes themes, which is noted in the log of their household. */
export interface ThemeActor {
  userId: string;
  groupId: string;
  now: Date;
}

/** A change of themes with the event that tells of it. */
const change = async <Type extends Extract<EventType, `theme.${string}`>>(
  instance: InstanceDatabase,
  { userId, groupId, now }: ThemeActor,
  work: (transaction: Transaction<Schema>) => Promise<unknown>,
  [type, payload]: [Type, EventPayload<Type>],
): Promise<void> => {
  await instance.change(async (transaction, enter) => {
    const db = await enter(instance.group(groupId).actingAs({ userId, now: () => now }));
    // First of all, so that two administrators queue up here: one theme at most is the chosen one.
    await instance.raiseRevision(transaction);
    await work(transaction);
    await db.record(type, payload);
  });
  await instance.signalRevisions();
};

interface Written {
  id: string;
  name: string;
  colours: AppTheme;
}

export const insertTheme = (instance: InstanceDatabase, { id, name, colours }: Written, actor: ThemeActor) => {
  const at = actor.now.toISOString();
  const row = { id, name, colours: JSON.stringify(colours), isChosen: flag(false), createdAt: at, updatedAt: at };
  return change(instance, actor, (transaction) => transaction.insertInto('themes').values(row).execute(), [
    'theme.created',
    { id, name },
  ]);
};

export const updateTheme = (instance: InstanceDatabase, { id, name, colours }: Written, actor: ThemeActor) => {
  const changes = { name, colours: JSON.stringify(colours), updatedAt: actor.now.toISOString() };
  return change(
    instance,
    actor,
    (transaction) => transaction.updateTable('themes').set(changes).where('id', '=', id).execute(),
    ['theme.updated', { id, name }],
  );
};

export const deleteTheme = (instance: InstanceDatabase, { id, name }: Pick<Theme, 'id' | 'name'>, actor: ThemeActor) =>
  change(instance, actor, (transaction) => transaction.deleteFrom('themes').where('id', '=', id).execute(), [
    'theme.deleted',
    { id, name },
  ]);

/** Of all themes one at most is the chosen one. */
export const chooseTheme = (
  instance: InstanceDatabase,
  theme: Pick<Theme, 'id' | 'name'> | null,
  actor: ThemeActor,
): Promise<void> =>
  change(
    instance,
    actor,
    async (transaction) => {
      await transaction.updateTable('themes').set({ isChosen: 0 }).where('isChosen', '=', 1).execute();
      if (theme) await transaction.updateTable('themes').set({ isChosen: 1 }).where('id', '=', theme.id).execute();
    },
    ['theme.chosen', { id: theme?.id ?? null, name: theme?.name ?? null }],
  );
