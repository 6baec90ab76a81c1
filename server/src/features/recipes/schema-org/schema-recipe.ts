import type { Instruction, Nutrition, Recipe } from '@larder/contract';
import { formatIsoDuration, minutesOf, textOfMarkdown } from '@larder/kitchen';

/** Where a recipe is found from outside; the picture is null without one. */
interface Addresses {
  page: string;
  picture: string | null;
}

type Names = Pick<Recipe['tags'][number], 'name'>[];
type Step = Pick<Instruction, 'title' | 'text'> & Partial<Pick<Instruction, 'summary'>>;

/** What of a recipe is told, whether it is saved or not. */
type Told = Pick<
  Recipe,
  | 'name'
  | 'description'
  | 'orgURL'
  | 'prepTime'
  | 'performTime'
  | 'cookTime'
  | 'totalTime'
  | 'recipeYield'
  | 'recipeServings'
  | 'nutrition'
> &
  Partial<Pick<Recipe, 'dateAdded' | 'dateUpdated'>> & {
    recipeIngredient: Pick<Recipe['recipeIngredient'][number], 'display'>[];
    recipeInstructions: Step[];
    recipeCategory: Names;
    tags: Names;
    tools: Names;
  };

/** A recipe as schema.org knows it, for search engines and other programs. */
export const schemaRecipe = (recipe: Told, { page, picture }: Addresses) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  '@id': page,
  url: page,
  name: recipe.name,
  description: textOfMarkdown(recipe.description) || undefined,
  image: picture ? [picture] : undefined,
  datePublished: recipe.dateAdded,
  dateModified: recipe.dateUpdated,
  isBasedOn: recipe.orgURL ?? undefined,
  prepTime: duration(recipe.prepTime),
  cookTime: duration(recipe.performTime ?? recipe.cookTime),
  totalTime: duration(recipe.totalTime),
  recipeYield: recipe.recipeYield ?? (recipe.recipeServings > 0 ? String(recipe.recipeServings) : undefined),
  recipeIngredient: recipe.recipeIngredient.map(({ display }) => textOfMarkdown(display)).filter(Boolean),
  recipeInstructions: instructions(recipe.recipeInstructions),
  recipeCategory: recipe.recipeCategory.map(({ name }) => name),
  keywords: recipe.tags.map(({ name }) => name).join(', ') || undefined,
  tool: recipe.tools.map(({ name }) => ({ '@type': 'HowToTool', name })),
  nutrition: nutrition(recipe.nutrition),
});

const secondsOfMinute = 60;

const duration = (text: string | null): string | undefined => {
  const minutes = text ? minutesOf(text) : null;
  return minutes ? formatIsoDuration(minutes * secondsOfMinute) : undefined;
};

interface HowToStep {
  '@type': 'HowToStep';
  name?: string;
  text: string;
}
interface HowToSection {
  '@type': 'HowToSection';
  name: string;
  itemListElement: HowToStep[];
}

/** A step with a title opens a section, which holds the steps up to the next one. */
const instructions = (steps: Step[]): (HowToStep | HowToSection)[] => {
  const items: (HowToStep | HowToSection)[] = [];
  let section: HowToSection | undefined;
  for (const { title, summary, text } of steps) {
    const step: HowToStep = { '@type': 'HowToStep', ...(summary && { name: summary }), text: textOfMarkdown(text) };
    if (title) {
      section = { '@type': 'HowToSection', name: title, itemListElement: [] };
      items.push(section);
    }
    (section?.itemListElement ?? items).push(step);
  }
  return items;
};

/** Units in which nutrients are kept, where a value does not name its own. */
const nutrientUnits: Record<string, string> = {
  calories: 'calories',
  carbohydrateContent: 'g',
  cholesterolContent: 'mg',
  fatContent: 'g',
  fiberContent: 'g',
  proteinContent: 'g',
  saturatedFatContent: 'g',
  sodiumContent: 'mg',
  sugarContent: 'g',
  transFatContent: 'g',
  unsaturatedFatContent: 'g',
} satisfies Record<keyof Nutrition, string>;

const nutrition = (nutrients: Nutrition) => {
  const known = Object.entries(nutrients).flatMap(([nutrient, value]) => {
    if (!value) return [];
    const isBare = /^[\d.,]+$/.test(value.trim());
    return [[nutrient, isBare ? `${value.trim()} ${nutrientUnits[nutrient] ?? ''}` : value]];
  });
  return known.length > 0 ? { '@type': 'NutritionInformation', ...Object.fromEntries(known) } : undefined;
};
