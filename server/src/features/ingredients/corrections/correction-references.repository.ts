import { type References, referencesByColumn } from '../../entities/index.ts';

const common = {
  user: 'ingredientCorrection',
  table: 'ingredientCorrections',
  owner: { column: 'id', table: 'ingredientCorrections', name: 'input' },
} as const;

/** A correction is about its food and unit: it goes where they go by a merge, and away with one that is deleted. */
const referencesBy = (column: 'foodId' | 'unitId', kind: 'food' | 'unit'): References => ({
  ...referencesByColumn({ ...common, name: `ingredientCorrections.${column}`, kinds: [kind], column }),
  detach: (db, ids) => db.remove('ingredientCorrections').where(db.dialect.isOneOf(column, ids)).execute(),
});

/** How corrections refer to foods and units. */
export const correctionReferences: References[] = [referencesBy('foodId', 'food'), referencesBy('unitId', 'unit')];
