import {
  type FoundAnyway,
  type ImportPreview,
  type IngredientInput,
  noNutrition,
  type RecipeInput,
} from '@larder/contract';

/** A line as it is written, or the heading of the lines below it. */
export interface Line {
  id: string;
  kind: 'line' | 'heading';
  text: string;
  isDoubtful?: boolean;
  /** The name of a step, which stands before its text. */
  summary?: string;
}

/** What somebody makes of a preview before it is saved. */
export interface PreviewDraft {
  name: string;
  description: string;
  recipeYield: string;
  prepTime: string;
  performTime: string;
  totalTime: string;
  ingredients: Line[];
  instructions: Line[];
  /** Address of the chosen picture; null for none. */
  image: string | null;
  categories: string[];
  tags: string[];
}

/** What the parts of the form are given. */
export interface PreviewPart {
  preview: ImportPreview;
  draft: PreviewDraft;
  change: (part: Partial<PreviewDraft>) => void;
}

let lines = 0;
const newId = () => `line-${++lines}`;

export const newLine = (text = '', kind: Line['kind'] = 'line'): Line => ({ id: newId(), kind, text });

export function draftOf({ recipe, pictures, tags }: ImportPreview, { takeTags }: { takeTags: boolean }): PreviewDraft {
  return {
    name: recipe.name,
    description: recipe.description,
    recipeYield: recipe.recipeYield ?? '',
    prepTime: recipe.prepTime ?? '',
    performTime: recipe.performTime ?? '',
    totalTime: recipe.totalTime ?? '',
    ingredients: recipe.ingredients.flatMap(({ title, text, isDoubtful }) => [
      ...(title ? [newLine(title, 'heading')] : []),
      { ...newLine(text), isDoubtful },
    ]),
    instructions: recipe.instructions.flatMap(({ title, summary, text }) => [
      ...(title ? [newLine(title, 'heading')] : []),
      { ...newLine(text), summary },
    ]),
    image: pictures[0] ?? null,
    categories: recipe.categories,
    tags: takeTags ? tags : [],
  };
}

/** A preview of what a page said without having a recipe: the rest is written by hand. */
export function previewOfFound({ url, name, description, pictures }: FoundAnyway): ImportPreview {
  const found = [name && 'name', description && 'description', pictures.length > 0 && 'image'] as const;
  return {
    draftId: '',
    kind: 'page',
    url,
    language: null,
    recipe: {
      name: name || nameInAddress(url),
      description,
      recipeYield: null,
      recipeServings: null,
      recipeYieldQuantity: null,
      prepTime: null,
      performTime: null,
      totalTime: null,
      ingredients: [],
      instructions: [],
      notes: [],
      nutrition: noNutrition,
      categories: [],
    },
    found: found.flatMap((field) => (field ? [{ field, origin: 'meta' as const, confidence: 0.6 }] : [])),
    missing: ['times', 'yield', 'ingredients', 'instructions', 'notes', 'nutrition', 'categories', 'tags'],
    pictures,
    tags: [],
    duplicates: [],
  };
}

/** "Best tomato soup" of "https://example.org/recipes/best-tomato-soup-123.html". */
export function nameInAddress(url: string): string {
  if (!URL.canParse(url)) return '';
  const parts = new URL(url).pathname
    .split('/')
    .map((part) => part.replace(/\.\w{2,5}$/, '').replace(/[-_]?\d{1,20}$/, ''));
  const slug = parts.findLast((part) => /\p{L}[-_]\p{L}/u.test(part)) ?? '';
  const words = slug.replace(/[-_+]+/g, ' ').trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** Each line with the heading that stands over it, where it is the first below one. */
export function withHeadings(lines: Line[]): (Line & { title: string })[] {
  let title = '';
  return lines.flatMap((line) => {
    if (line.text.trim() === '') return [];
    if (line.kind === 'heading') {
      title = line.text.trim();
      return [];
    }
    const titled = { ...line, title };
    title = '';
    return [titled];
  });
}

/** The recipe to save. What was not shown to be changed is as it was read. */
export function recipeOf(
  { recipe, url }: ImportPreview,
  draft: PreviewDraft,
  ingredients: IngredientInput[] = withHeadings(draft.ingredients).map(plainIngredient),
): RecipeInput {
  const isSameYield = draft.recipeYield.trim() === (recipe.recipeYield ?? '');
  const amount = Number.parseFloat(draft.recipeYield.replace(',', '.'));
  const typedAmount = Number.isFinite(amount) && amount >= 0 && amount <= 10_000 ? amount : 0;
  return {
    name: draft.name.trim(),
    description: draft.description,
    ...(url && { orgURL: url }),
    recipeYield: draft.recipeYield.trim(),
    recipeServings: isSameYield ? recipe.recipeServings : typedAmount,
    recipeYieldQuantity: isSameYield ? recipe.recipeYieldQuantity : typedAmount,
    prepTime: draft.prepTime.trim(),
    performTime: draft.performTime.trim(),
    totalTime: draft.totalTime.trim(),
    recipeIngredient: ingredients,
    // Lines in parts would not show in a recipe that is set to plain lines.
    ...(ingredients.some(({ food }) => food) && { settings: { disableAmount: false } }),
    recipeInstructions: withHeadings(draft.instructions).map(({ title, summary, text }) => ({
      title,
      summary: summary ?? '',
      text: text.trim(),
    })),
    notes: recipe.notes,
    nutrition: recipe.nutrition,
    recipeCategory: draft.categories.map((name) => ({ name })),
    tags: draft.tags.map((name) => ({ name })),
  };
}

export const plainIngredient = ({ title, text }: { title: string; text: string }): IngredientInput => ({
  title: title || null,
  note: text.trim(),
  originalText: text.trim(),
});
