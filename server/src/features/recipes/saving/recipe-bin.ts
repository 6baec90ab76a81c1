import { plainText } from '@larder/kitchen';
import { type Columns, presentIds } from '../../../platform/database/index.ts';
import { type BinKind, putBack } from '../../bin/index.ts';
import { indexAgain } from '../entities/index-again.ts';
import { linkAgain, recipeLinks, withNamesOfParts } from '../linking/binned-links.ts';
import { changeRecipeCounts } from '../recipe-state.repository.ts';
import { removeLeftoversAfter } from './leftover-files.ts';
import { freeName, isSlugTaken } from './stored-parts.repository.ts';

const line = ({ id, recipeId }: Columns): Columns => ({ id: id ?? null, owner: recipeId ?? null });

/** How recipes come back from the bin: with all that belongs to them, under an address that is free. */
export const recipeBin: BinKind = {
  kind: 'recipe',
  table: 'recipes',
  parts: [
    {
      table: 'ingredients',
      column: 'recipeId',
      refersTo: [
        {
          column: 'foodId',
          table: 'foods',
          whenGone: 'emptied',
          link: { name: 'ingredients.foodId', toRow: line },
        },
        {
          column: 'unitId',
          table: 'units',
          whenGone: 'emptied',
          link: { name: 'ingredients.unitId', toRow: line },
        },
        {
          column: 'referencedRecipeId',
          table: 'recipes',
          whenGone: 'emptied',
          link: { name: recipeLinks, toRow: line },
        },
      ],
    },
    { table: 'instructions', column: 'recipeId' },
    {
      table: 'recipeOrganizers',
      column: 'recipeId',
      refersTo: [
        {
          column: 'organizerId',
          table: 'organizers',
          whenGone: 'left out',
          link: { name: 'recipeOrganizers.organizerId', toRow: ({ organizerId: _, ...link }) => link },
        },
      ],
    },
    { table: 'recipeVersions', column: 'recipeId' },
    { table: 'timelineEvents', column: 'recipeId' },
    { table: 'shareTokens', column: 'recipeId' },
    {
      table: 'comments',
      column: 'recipeId',
      refersTo: [{ column: 'userId', table: 'users', whenGone: 'left out' }],
    },
    {
      table: 'cookbookRecipes',
      column: 'recipeId',
      refersTo: [{ column: 'cookbookId', table: 'cookbooks', whenGone: 'left out' }],
    },
    { table: 'mealPlanEntries', column: 'recipeId' },
    { table: 'mealPlanRepeats', column: 'recipeId' },
    {
      table: 'mealPlanTemplateEntries',
      column: 'recipeId',
      refersTo: [{ column: 'templateId', table: 'mealPlanTemplates', whenGone: 'left out' }],
    },
    {
      table: 'recipeOpinions',
      column: 'recipeId',
      refersTo: [{ column: 'userId', table: 'users', whenGone: 'left out' }],
    },
  ],
  restore: async (db, contents, at) => {
    const { row } = contents;
    const before = { name: String(row.name), slug: String(row.slug) };
    const now = (await isSlugTaken(db, before.slug)) ? await freeName(db, before.name) : before;
    const whole = await withNamesOfParts(db, contents);
    const owner = String(row.userId ?? '');
    const isOwnerHere = (await presentIds(db, 'users', [owner])).has(owner);
    await putBack(db, recipeBin, whole, {
      ...now,
      nameKey: plainText(now.name),
      // One that was locked would stay so for everybody.
      ...(!isOwnerHere && { userId: null }),
    });
    await linkAgain(db, { id: String(row.id), name: before.name }, contents.links[recipeLinks] ?? []);
    await changeRecipeCounts(db, 1, Number(row.public));
    await indexAgain(db, [Number(row.number)], at);
    await db.record('recipe.restored', { id: String(row.id), ...now });
    return now;
  },
  throwAway: (db, { id }, context) => removeLeftoversAfter(db, context, id),
};
