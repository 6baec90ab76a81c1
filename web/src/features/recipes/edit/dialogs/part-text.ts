import { formatList, formatNumber } from '../../../../lib/dates/dates.ts';
import { locale, t } from '../../../../lib/messages/index.ts';
import { nutrients } from '../../shared/nutrients.ts';
import { lineText } from '../draft/link-ingredients.ts';
import type { DraftKey, RecipeDraft } from '../draft/recipe-draft.ts';
import { settingNames } from '../parts/setting-names.ts';

type Texts = { [Key in DraftKey]: (value: RecipeDraft[Key]) => string };

const asIs = (text: string) => text;
const asNumber = (number: number) => (number ? formatNumber(number) : '');
const asLines = (lines: string[]) => lines.filter(Boolean).join('\n');

const texts: Texts = {
  image: (picture) =>
    picture ? t('recipe.edit.picture-new', { kind: picture.kind }) : t('recipe.edit.picture-as-it-is'),
  name: asIs,
  description: asIs,
  recipeYield: asIs,
  recipeServings: asNumber,
  recipeYieldQuantity: asNumber,
  prepTime: asIs,
  cookTime: asIs,
  performTime: asIs,
  totalTime: asIs,
  recipeCategory: formatList,
  tags: formatList,
  tools: formatList,
  recipeIngredient: (rows) =>
    asLines(rows.map((row) => (row.kind === 'title' ? `${row.title}:` : lineText(row, locale())))),
  recipeInstructions: (rows) =>
    asLines(rows.map((row) => (row.kind === 'title' ? `${row.title}:` : asLines([row.summary, row.text])))),
  notes: (notes) => asLines(notes.flatMap(({ title, text }) => [title, text])),
  nutrition: (nutrition) =>
    asLines(nutrients.flatMap(([key, name]) => (nutrition[key] ? [`${name()}: ${nutrition[key]}`] : []))),
  settings: (settings) => asLines(settingNames.filter(([key]) => settings[key]).map(([, name]) => name())),
  assets: (assets) => asLines(assets.map(({ name }) => name)),
  extras: (extras) => asLines(extras.map(({ name, value }) => `${name}: ${value}`)),
  orgURL: asIs,
  dateAdded: asIs,
};

/** A part of a recipe as one text, to be compared with another. */
export const partText = <Key extends DraftKey>(key: Key, draft: RecipeDraft): string => texts[key](draft[key]);
