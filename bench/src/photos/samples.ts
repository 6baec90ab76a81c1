import * as layouts from './layouts.ts';
import type { Layout } from './print-page.ts';
import { printedRecipes } from './printed-recipes.ts';
import type { PrintedRecipe } from './recipes/printed-recipe.ts';
import { type ShotName, shots } from './take-photo.ts';

/** A page to take a photo of. */
export interface Sample {
  /** Under which its figures are summed up. */
  kind: string;
  recipe: PrintedRecipe;
  layout: Layout;
  shot: ShotName;
}

const { oneColumn, twoColumns, table } = layouts;
const both = [oneColumn, twoColumns];

/** Each language in each of the plain layouts, with each pair meeting two of the usual ways to take a photo. */
const plain = (): Sample[] => {
  const usual = ['tilted', 'in shadow', 'on its side', 'upside down, small'] as const;
  return printedRecipes.flatMap((recipe, at) =>
    [oneColumn, twoColumns, table].flatMap((layout, beside) =>
      usual
        .filter((_, index) => (at + beside + index) % 2 === 0)
        .map((shot) => ({ kind: layout.name, recipe, layout, shot })),
    ),
  );
};

interface Kind {
  name: string;
  layouts: Layout[];
  shots: ShotName[];
  /** Pages of it: recipes, layouts and ways take turns. */
  pages: number;
}

/** What makes a page hard to read, one thing at a time. */
const kinds: Kind[] = [
  { name: 'small type', layouts: layouts.small, shots: ['tilted', 'flat'], pages: 5 },
  { name: 'pale ink', layouts: layouts.pale, shots: ['in shadow', 'on its side'], pages: 4 },
  { name: 'uneven light', layouts: both, shots: ['under a lamp', 'shadow of a hand'], pages: 5 },
  { name: 'from the side', layouts: both, shots: ['from below', 'from a corner'], pages: 6 },
  { name: 'turned', layouts: both, shots: ['a quarter', 'a half', 'three quarters'], pages: 6 },
  { name: 'askew', layouts: both, shots: ['askew to the right', 'askew to the left'], pages: 5 },
  { name: 'squeezed JPEG', layouts: both, shots: ['squeezed'], pages: 4 },
  { name: 'few pixels', layouts: both, shots: ['of 1200 pixels'], pages: 5 },
  { name: 'out of focus', layouts: [oneColumn, twoColumns, table], shots: ['out of focus'], pages: 5 },
  { name: 'bent page', layouts: both, shots: ['bent'], pages: 4 },
  { name: 'scan', layouts: both, shots: ['flat'], pages: 5 },
  { name: 'three columns', layouts: [layouts.threeColumns], shots: ['tilted', 'flat'], pages: 5 },
  { name: 'box beside the text', layouts: layouts.boxes, shots: ['tilted', 'flat'], pages: 6 },
  { name: 'ingredients in two columns', layouts: [layouts.ingredientsInTwo], shots: ['tilted', 'flat'], pages: 5 },
  { name: 'fractions', layouts: layouts.fractionsIn, shots: ['tilted', 'upside down, small'], pages: 8 },
  { name: 'title on a band', layouts: layouts.banded, shots: ['tilted'], pages: 4 },
  { name: 'beside a photo', layouts: layouts.photographs, shots: ['tilted'], pages: 4 },
  { name: 'coloured paper', layouts: [...layouts.onColour, ...layouts.onDark], shots: ['tilted'], pages: 4 },
  { name: 'centred', layouts: layouts.inTheMiddle, shots: ['tilted', 'flat'], pages: 4 },
  { name: 'other fonts', layouts: layouts.otherFonts, shots: ['tilted'], pages: 8 },
];

const pagesOf = ({ name, layouts, shots, pages }: Kind, offset: number): Sample[] =>
  Array.from({ length: pages }, (_, page) => {
    const recipe = printedRecipes[(offset * 2 + page) % printedRecipes.length];
    const layout = layouts[page % layouts.length];
    const shot = shots[Math.floor(page / layouts.length + page) % shots.length];
    return recipe && layout && shot ? [{ kind: name, recipe, layout, shot }] : [];
  }).flat();

/** One page of each kind, then another of each, so that whoever stops early has seen them all; the plain ones come last. */
export const samples = (): Sample[] => {
  const pages = kinds.map(pagesOf);
  const rounds = Math.max(...pages.map(({ length }) => length));
  return [
    ...Array.from({ length: rounds }, (_, round) => pages.flatMap((kind) => kind[round] ?? [])).flat(),
    ...plain(),
  ];
};

export const nameOf = ({ kind, recipe, layout, shot }: Sample): string =>
  `${kind}, ${recipe.language}, ${layout.name}, ${shot}`;

export const shotOf = ({ shot }: Sample) => shots[shot];
