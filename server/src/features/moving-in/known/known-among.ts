import { setImmediate as letOthers } from 'node:timers/promises';
import type { KnownReason } from '@larder/contract';
import { plainText } from '@larder/kitchen';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { findKnown } from '../../import/index.ts';
import { findSameIngredients } from '../../recipes/index.ts';
import type { Known } from './known.repository.ts';

interface Asked {
  number: number;
  name: string;
  pageKey: string | null;
  sourceId: string | null;
  /** Of ingredients. */
  lines: string[];
}

/** Which recipes of the group these probably are; the surest reason counts, and the same ingredients under a like name the least. */
export const knownAmong = async (db: GroupDatabase, asked: readonly Asked[]): Promise<Known[]> => {
  const known = await surelyKnown(db, asked);
  const told: Known[] = [];
  for (const [index, one] of known.entries()) {
    // On SQLite nothing else lets requests in between.
    await letOthers();
    const { name = '', lines = [] } = asked[index] ?? {};
    const alike = one.knownId === null ? await findSameIngredients(db.asActor(), { name, lines }) : undefined;
    const { id, same, of } = alike ?? {};
    told.push(id && same && of ? { ...one, knownId: id, knownReason: 'same-ingredients', same, of } : one);
  }
  return told;
};

/** The same by id, page and name alone. */
export const surelyKnown = async (db: GroupDatabase, asked: readonly Asked[]): Promise<Known[]> => {
  const found = await findKnown(db, {
    ids: asked.flatMap(({ sourceId }) => sourceId ?? []),
    pages: asked.flatMap(({ pageKey }) => pageKey ?? []),
    names: asked.map(({ name }) => plainText(name)).filter(Boolean),
  });
  const byId = new Map(found.map(({ id }) => [id, id]));
  const byPage = new Map(found.flatMap(({ orgUrlKey, id }) => (orgUrlKey ? [[orgUrlKey, id]] : [])));
  const byName = new Map(found.map(({ nameKey, id }) => [nameKey, id]));
  return asked.map(({ number, name, pageKey, sourceId }) => {
    const as = (knownReason: KnownReason, knownId: string | undefined): Known | undefined =>
      knownId ? { number, knownId, knownReason, same: null, of: null } : undefined;
    return (
      as('same-recipe', byId.get(sourceId ?? '')) ??
      as('same-page', byPage.get(pageKey ?? '')) ??
      as('same-name', byName.get(plainText(name))) ?? { number, knownId: null, knownReason: null, same: null, of: null }
    );
  });
};
