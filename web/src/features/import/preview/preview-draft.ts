import {
  type FoundAnyway,
  type ImportPreview,
  type IngredientInput,
  noNutrition,
  type RecipeInput,
  type RecipeNote,
} from '@larder/contract';
import { notesOfLines } from '@larder/kitchen';
import { t } from '../../../lib/messages/index.ts';

/** A line as it is written, or the heading of the lines below it. */
export interface Line {
  id: string;
  kind: 'line' | 'heading';
  text: string;
  isDoubtful?: boolean;
  /** The name of a step, which stands before its text. */
  summary?: string;
}

/** A remark about a recipe. */
export interface Note {
  id: string;
  title: string;
  text: string;
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
  notes: Note[];
  /** Lines of the text that stand in no field yet. */
  unplaced: Line[];
  /** Whether those that are left when it is saved become a note. */
  keepsUnplaced: boolean;
  /** Address of the chosen picture; null for none. */
  image: string | null;
  /** A picture of one's own, which is taken in its place. */
  picture: File | null;
  categories: string[];
  tags: string[];
}

/** What the parts of the form are given. */
export interface PreviewPart {
  preview: ImportPreview;
  draft: PreviewDraft;
  change: ChangeDraft;
}

/** Takes the fields that change, or what makes them of the draft as it is by then. */
export type ChangeDraft = (change: Partial<PreviewDraft> | ((now: PreviewDraft) => Partial<PreviewDraft>)) => void;

let lines = 0;
const newId = () => `line-${++lines}`;

export const newLine = (text = '', kind: Line['kind'] = 'line'): Line => ({ id: newId(), kind, text });
export const newNote = (title = '', text = ''): Note => ({ id: newId(), title, text });

/** The keywords of a page are its own; those in a text are the writer's. */
export function draftOf(
  { kind, recipe, pictures, tags, unplaced }: ImportPreview,
  { takeTags }: { takeTags: boolean },
): PreviewDraft {
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
    notes: recipe.notes.map(({ title, text }) => newNote(title, text)),
    unplaced: unplaced.map((text) => newLine(text)),
    keepsUnplaced: true,
    image: pictures[0] ?? null,
    picture: null,
    categories: recipe.categories,
    tags: takeTags || kind === 'text' ? tags : [],
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
    unplaced: [],
    isRuleOutdated: false,
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
    notes: notesIn(draft),
    nutrition: recipe.nutrition,
    recipeCategory: draft.categories.map((name) => ({ name })),
    tags: draft.tags.map((name) => ({ name })),
  };
}

/** The notes to save, with the lines that found no other place as the last. */
function notesIn({ notes, unplaced, keepsUnplaced }: PreviewDraft): RecipeNote[] {
  const written = notes
    .map(({ title, text }) => ({ title: title.trim(), text: text.trim() }))
    .filter(({ title, text }) => title !== '' || text !== '');
  if (!keepsUnplaced || unplaced.length === 0) return written;
  return [
    ...written,
    ...notesOfLines(
      t('import.unplaced.note'),
      unplaced.map(({ text }) => text),
    ),
  ];
}

export const plainIngredient = ({ title, text }: { title: string; text: string }): IngredientInput => ({
  title: title || null,
  note: text.trim(),
  originalText: text.trim(),
});
