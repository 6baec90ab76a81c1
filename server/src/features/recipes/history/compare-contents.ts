import type { RecipeContent, VersionChange, VersionComparison } from '@larder/contract';
import { displayText } from '@larder/kitchen';
import { type Pair, pairItems, type Sign } from './pair-items.ts';

type Field = VersionChange['field'];
type ListField = keyof VersionComparison['pairs'];
type Item<Name extends ListField> = RecipeContent[Name][number];

const signs: { [Name in ListField]: Sign<Item<Name>>[] } = {
  recipeIngredient: [
    ({ referenceId }) => referenceId,
    (line) => displayText(line),
    ({ food, referencedRecipe }) => (referencedRecipe ?? food)?.id ?? '',
    ({ food, referencedRecipe, note }) => (referencedRecipe ?? food)?.name ?? note,
  ],
  recipeInstructions: [({ id }) => id, ({ text }) => text, ({ text }) => beginningOf(text)],
  notes: [({ title, text }) => `${title}\n${text}`.trim(), ({ title }) => title, ({ text }) => beginningOf(text)],
};

/** Two texts that begin alike are one that was written on. */
const beginningOf = (text: string): string => text.trim().split(/\s+/, 3).join(' ').toLowerCase();

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What is shown of an item: ids tell no difference to anybody. */
const shown: { [Name in ListField]: (item: Item<Name>) => unknown } = {
  recipeIngredient: ({ title, ...line }) => [title, displayText(line), line.referencedRecipe !== null],
  recipeInstructions: ({ title, summary, text }) => [title, summary, text],
  notes: ({ title, text }) => [title, text],
};

export const pairsOf = (before: RecipeContent | null, after: RecipeContent): VersionComparison['pairs'] => ({
  recipeIngredient: pairItems(before?.recipeIngredient ?? [], after.recipeIngredient, signs.recipeIngredient),
  recipeInstructions: pairItems(before?.recipeInstructions ?? [], after.recipeInstructions, signs.recipeInstructions),
  notes: pairItems(before?.notes ?? [], after.notes, signs.notes),
});

/** What is different between two versions, in the order in which a recipe is read. */
export const compareContents = (before: RecipeContent, after: RecipeContent): VersionChange[] => {
  const different = fields.filter((field) => !isSame(before[field] ?? null, after[field] ?? null));
  return different.map((field) => {
    if (field === 'recipeServings')
      return { ...nothing(field), changed: 1, before: before[field], after: after[field] };
    return { ...nothing(field), ...countsOf(field, before, after) };
  });
};

const fields = [
  'name',
  'image',
  'description',
  'recipeServings',
  'recipeYield',
  'recipeYieldQuantity',
  'prepTime',
  'cookTime',
  'performTime',
  'totalTime',
  'recipeIngredient',
  'recipeInstructions',
  'notes',
  'recipeCategory',
  'tags',
  'tools',
  'nutrition',
  'assets',
  'orgURL',
  'dateAdded',
  'settings',
  'extras',
] as const satisfies readonly Field[];

const nothing = (field: Field): VersionChange => ({
  field,
  added: 0,
  removed: 0,
  changed: 0,
  before: null,
  after: null,
});

type Counts = Pick<VersionChange, 'added' | 'removed' | 'changed'>;

const countsOf = (field: Field, before: RecipeContent, after: RecipeContent): Counts => {
  switch (field) {
    case 'recipeIngredient':
    case 'recipeInstructions':
    case 'notes':
      return countsOfList(field, before, after);
    case 'recipeCategory':
    case 'tags':
    case 'tools':
      return countsOfPairs(pairItems(before[field], after[field], [({ id }) => id, ({ name }) => name]), () => true);
    case 'image': {
      const [had, has] = [Boolean(before.image), Boolean(after.image)];
      return { added: Number(!had), removed: Number(!has), changed: Number(had && has) };
    }
    case 'assets':
      return countsOfPairs(pairItems(before.assets, after.assets, [({ fileName }) => fileName ?? '']), () => true);
    default:
      return { added: 0, removed: 0, changed: 1 };
  }
};

const countsOfList = <Name extends ListField>(field: Name, before: RecipeContent, after: RecipeContent): Counts =>
  countsOfPairs(pairsOf(before, after)[field], (one, other) => {
    const [old, now]: (Item<Name> | undefined)[] = [before[field][one], after[field][other]];
    return old !== undefined && now !== undefined && isSame(shown[field](old), shown[field](now));
  });

const countsOfPairs = (pairs: readonly Pair[], isAlike: (before: number, after: number) => boolean): Counts => {
  const counts = { added: 0, removed: 0, changed: 0 };
  for (const [before, after] of pairs) {
    if (before === null) counts.added++;
    else if (after === null) counts.removed++;
    else if (!isAlike(before, after)) counts.changed++;
  }
  return counts;
};
