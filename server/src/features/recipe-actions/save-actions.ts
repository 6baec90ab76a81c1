import { randomUUID } from 'node:crypto';
import type { RecipeAction } from '@larder/contract';
import { mergedAddress } from '@larder/kitchen';
import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import type { Platform } from '../../platform/http/index.ts';
import { type BinKind, putBack, putInBin } from '../bin/index.ts';
import { refuseAddress } from '../deliveries/index.ts';
import { deleteAction, getAction, insertAction, updateAction } from './recipe-actions.repository.ts';

type Sent = Pick<RecipeAction, 'actionType' | 'title' | 'url'>;

/** Any recipe, to see whether there is an address at all. */
const sample = { id: 'id', slug: 'slug', url: 'http://url', servings: '1' };

/** Schemes of which a link would run a program in the page of whoever opens it. */
const unsafeLink = /^\s*(javascript|data|vbscript):/i;

/** @throws AppError for a link that runs a program, and an address that must not be called */
const refuse = async ({ outbound }: Platform, { actionType, url }: Sent): Promise<void> => {
  const address = mergedAddress(url, sample);
  if (actionType === 'post') return refuseAddress(outbound, address);
  if (!URL.canParse(address) || unsafeLink.test(address)) throw new AppError('delivery.bad-address');
};

const recorded = async (
  db: GroupTransaction,
  what: 'created' | 'updated' | 'deleted',
  action: RecipeAction,
): Promise<RecipeAction> => {
  await db.record(`recipe-action.${what}`, { id: action.id, name: action.title });
  return action;
};

export const createAction = async (db: GroupDatabase, sent: Sent, platform: Platform): Promise<RecipeAction> => {
  await refuse(platform, sent);
  const at = platform.clock.now().toISOString();
  return db.change(async (db) => {
    const id = randomUUID();
    await insertAction(db, { id, ...sent, createdAt: at, updatedAt: at });
    return recorded(db, 'created', await getAction(db, id));
  });
};

type Change = { [Key in keyof Sent]?: Sent[Key] | null | undefined };

export const saveAction = async (
  db: GroupDatabase,
  actionId: string,
  sent: Change,
  platform: Platform,
): Promise<RecipeAction> => {
  const before = await getAction(db, actionId);
  const { actionType, title, url } = before;
  const after = { actionType: sent.actionType ?? actionType, title: sent.title ?? title, url: sent.url ?? url };
  await refuse(platform, after);
  return db.change(async (db) => {
    await updateAction(db, actionId, { ...after, updatedAt: platform.clock.now().toISOString() });
    return recorded(db, 'updated', await getAction(db, actionId));
  });
};

/** Puts an action into the bin, and answers what it was. */
export const removeAction = (db: GroupDatabase, actionId: string, at: Date): Promise<RecipeAction> =>
  db.change(async (db) => {
    const action = await getAction(db, actionId);
    await putInBin(db, recipeActionBin, [{ id: action.id, name: action.title }], at);
    await deleteAction(db, action.id);
    return recorded(db, 'deleted', action);
  });

/** How actions come back from the bin. */
export const recipeActionBin: BinKind = {
  kind: 'recipeAction',
  table: 'recipeActions',
  parts: [],
  restore: async (db, contents) => {
    await putBack(db, recipeActionBin, contents);
    const named = { id: String(contents.row.id), name: String(contents.row.title) };
    await db.record('recipe-action.restored', named);
    return { name: named.name, slug: null };
  },
};
