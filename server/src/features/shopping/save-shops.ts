import { randomUUID } from 'node:crypto';
import type { Shop } from '@larder/contract';
import { flag, flagIfGiven, type GroupDatabase } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { type BinKind, putBack, putInBin } from '../bin/index.ts';
import { allLabels } from '../labels/index.ts';
import { nothingLearned } from './learn-order.ts';
import { deleteShop, getShop, insertShop, updateShop } from './shops.repository.ts';

interface SentShop {
  name?: string | null | undefined;
  aisles?: string[] | null | undefined;
  learnsOrder?: boolean | null | undefined;
}

const checkAisles = (aisles: string[], labels: { id: string }[]) => {
  const known = new Set(labels.map(({ id }) => id));
  if (aisles.some((id) => !known.has(id))) throw new AppError('label.not-found');
};

/** @throws AppError when an aisle is not one of the group */
export const createShop = (db: GroupDatabase, sent: SentShop & { name: string }, at: Date): Promise<Shop> =>
  db.change(async (db) => {
    const { name, aisles } = sent;
    const labels = await allLabels(db);
    checkAisles(aisles ?? [], labels);
    const id = randomUUID();
    await insertShop(db, {
      id,
      name,
      aisles: JSON.stringify(aisles ?? []),
      learnsOrder: flag(true),
      learned: JSON.stringify(nothingLearned),
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
    });
    await db.record('shop.created', { id, name });
    return getShop(db, id, labels);
  });

/** Saves what was sent of a shop; an order that somebody makes counts from then on. @throws AppError */
export const saveShop = (db: GroupDatabase, shopId: string, sent: SentShop, at: Date): Promise<Shop> =>
  db.change(async (db) => {
    const labels = await allLabels(db);
    const { id, name } = await getShop(db, shopId, labels);
    checkAisles(sent.aisles ?? [], labels);
    const learnsOrder = flagIfGiven(sent.learnsOrder ?? (sent.aisles ? false : null));
    await updateShop(db, id, {
      ...(sent.name && { name: sent.name }),
      ...(sent.aisles && { aisles: JSON.stringify(sent.aisles) }),
      ...(learnsOrder !== undefined && { learnsOrder }),
      updatedAt: at.toISOString(),
    });
    await db.record('shop.updated', { id, name: sent.name ?? name });
    return getShop(db, id, labels);
  });

/** Puts a shop in the bin with what it has taught, and answers what it was. Lists name it still, and have it again when it comes back. */
export const removeShop = (db: GroupDatabase, shopId: string, at: Date): Promise<Shop> =>
  db.change(async (db) => {
    const shop = await getShop(db, shopId, await allLabels(db));
    await putInBin(db, shopBin, [{ id: shop.id, name: shop.name }], at);
    await deleteShop(db, shop.id);
    await db.record('shop.deleted', shop);
    return shop;
  });

/** How shops come back from the bin. */
export const shopBin: BinKind = {
  kind: 'shop',
  table: 'shops',
  parts: [{ table: 'shopTicks', column: 'shopId' }],
  restore: async (db, contents) => {
    await putBack(db, shopBin, contents);
    const named = { id: String(contents.row.id), name: String(contents.row.name) };
    await db.record('shop.restored', named);
    return { name: named.name, slug: null };
  },
};
