import { type Uses, usesByColumn } from '../../group-data/index.ts';

const place = {
  user: 'ingredientCorrection',
  table: 'ingredientCorrections',
  owner: { column: 'id', table: 'ingredientCorrections', name: 'input' },
} as const;

/** A correction is about its food and unit: it goes where they go by a merge, and away with one that is deleted. */
const usesBy = (column: 'foodId' | 'unitId', kind: 'food' | 'unit'): Uses => ({
  ...usesByColumn({ ...place, name: `ingredientCorrections.${column}`, kinds: [kind], column }),
  detach: (db, ids) => db.remove('ingredientCorrections').where(db.dialect.isOneOf(column, ids)).execute(),
});

/** How corrections refer to foods and units. */
export const correctionUses: Uses[] = [usesBy('foodId', 'food'), usesBy('unitId', 'unit')];
