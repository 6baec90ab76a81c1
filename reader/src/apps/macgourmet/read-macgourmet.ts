import type { InstructionSection } from '../../recipe.ts';
import type { AppReader } from '../app-reader.ts';
import { type AppIngredientGroup, type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { BinaryPlist } from '../binary-plist.ts';
import { linesOf, sectionsOf } from '../lines.ts';
import { nutritionOfLines } from '../nutrition.ts';
import { dictionariesIn } from '../plist.ts';
import { addressOf, bytesOf, isRecord, listedIn, ratingOf, recordsOf, textOf, unplacedOf } from '../values.ts';
import { lineOf } from '../xml.ts';

type Fields = Record<string, unknown>;

/**
 * MacGourmet 2 to 4: a property list, in which ingredients are a list with dividers, or a tree of groups. That one may be in binary form is
 * Apple's rule, and written without a real sample.
 */
export const macgourmet: AppReader = {
  app: 'macgourmet',
  recognise: ({ bytes, text, start }) => {
    if (start.startsWith('bplist0')) return recipesIn(binaryIn(bytes)).some(hasIngredients) ? 1 : 0;
    if (!/<plist[\s>]/.test(start)) return 0;
    // Ingredients come behind the picture, which one that was cut does not reach.
    return firstKeys.test(start) || /<key>INGREDIENTS(?:_TREE)?<\/key>/.test(text) ? 1 : 0;
  },
  *read(file) {
    let number = 0;
    const outer = file.start.startsWith('bplist0') ? [binaryIn(file.bytes)] : dictionariesIn(file.text);
    for (const list of outer) {
      for (const fields of recipesIn(list)) {
        number += 1;
        const recipe = recipeOf(fields, `${file.path}#${number}`);
        yield { ...recipe, name: recipe.name || (number === 1 ? file.title : '') };
      }
    }
  },
};

/** Keys by which it begins, in the order of the alphabet. */
const firstKeys = /<key>(?:AFFILIATE_ID|COURSE_ID|CUISINE_ID)<\/key>/;

const binaryIn = (bytes: Uint8Array): unknown => {
  const list = new BinaryPlist(bytes);
  return list.value(list.root);
};

/** One recipe, a list of them, or lists by their names. */
const recipesIn = (list: unknown): Fields[] => {
  if (Array.isArray(list)) return recordsOf(list);
  if (!isRecord(list)) return [];
  return isRecipe(list) ? [list] : Object.values(list).flatMap(recordsOf).filter(isRecipe);
};

/** One that was cut may have no name: what is within it, such as a category, has one too. */
const isRecipe = (fields: Fields): boolean =>
  hasIngredients(fields) || 'DIRECTIONS' in fields || ('NAME' in fields && !('ITEM_TYPE_ID' in fields));

const hasIngredients = (fields: Fields): boolean => 'INGREDIENTS' in fields || 'INGREDIENTS_TREE' in fields;

const recipeOf = (fields: Fields, key: string): AppRecipe => {
  const { nutrition, others } = nutritionOfLines(
    linesOf(
      textOf(fields.NUTRITION)
        .replace(/\t(?=\d)/g, ' ')
        .replaceAll('\t', '\n'),
    ),
  );
  const [data] = [fields.IMAGE_DATA, fields.IMAGE].filter((value) => value instanceof Uint8Array);
  const bytes = data ?? bytesOf(fields.IMAGE_DATA) ?? pictureOf(textOf(fields.IMAGE));
  const servings = textOf(fields.SERVINGS);
  return {
    ...emptyRecipe(key),
    name: textOf(fields.NAME),
    description: textOf(fields.SUMMARY) || undefined,
    author: [textOf(fields.AUTHOR), textOf(fields.SOURCE)].filter(Boolean).join(', ') || undefined,
    url: addressOf(fields.URL) ?? addressOf(fields.PUBLICATION_PAGE),
    yield: textOf(fields.YIELD) || (servings === '0' ? '' : servings) || undefined,
    ...timesOf(recordsOf(fields.PREP_TIMES)),
    categories: [...recordsOf(fields.CATEGORIES).map(({ NAME }) => textOf(NAME)), textOf(fields.COURSE_NAME)].filter(
      (name, at, all) => name !== '' && all.indexOf(name) === at,
    ),
    cuisines: [textOf(fields.CUISINE_NAME)].filter(Boolean),
    tags: listedIn(fields.KEYWORDS),
    equipment: recordsOf(fields.EQUIPMENT)
      .map(({ NAME }) => textOf(NAME))
      .filter(Boolean),
    rating: ratingOf(fields.RATING),
    ingredientGroups: groupsOf(fields),
    instructionSections: stepsOf(fields),
    notes: [
      ...[textOf(fields.NOTE)].filter(Boolean).map((text) => ({ title: null, text })),
      ...recordsOf(fields.NOTES_LIST).flatMap(({ TITLE, NOTE, TEXT }) => {
        const text = textOf(NOTE) || textOf(TEXT);
        return text ? [{ title: textOf(TITLE) || null, text }] : [];
      }),
    ],
    nutrition,
    pictures: bytes ? [{ bytes }] : [],
    unplaced: unplacedOf({ Nutrition: others.join('; '), Difficulty: textOf(fields.DIFFICULTY).replace(/^0$/, '') }),
  };
};

/** Base64, or the same as hexadecimal digits where the export was one of text. */
const pictureOf = (text: string): Uint8Array | undefined => {
  const hex = text.slice(0, 64);
  if (!/^[0-9a-f]{16,}$/i.test(hex)) return bytesOf(text);
  const bytes = new Uint8Array(text.length >> 1);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Number.parseInt(text.slice(2 * at, 2 * at + 2), 16);
  return bytes;
};

const minutesIn: Record<string, number> = { '1': 60, '2': 1, '3': 1440 };

/** Kinds of times by their numbers: 9 is the preparation, 30 all of it; what is neither is the cooking. */
const timesOf = (times: Fields[]): Pick<AppRecipe, 'prepTime' | 'cookTime' | 'totalTime'> => {
  const found: Pick<AppRecipe, 'prepTime' | 'cookTime' | 'totalTime'> = {};
  for (const time of times) {
    const part = (amount: unknown, unit: unknown) => (Number(amount) || 0) * (minutesIn[textOf(unit)] ?? 0);
    const minutes = part(time.AMOUNT, time.TIME_UNIT_ID) + part(time.AMOUNT_2, time.TIME_UNIT_2_ID);
    if (minutes === 0) continue;
    const kind = textOf(time.TIME_TYPE_ID);
    if (kind === '9') found.prepTime ??= minutes;
    else if (kind === '30') found.totalTime ??= minutes;
    else found.cookTime ??= minutes;
  }
  return found;
};

const ingredientOf = ({ QUANTITY, MEASUREMENT, DESCRIPTION, DIRECTION }: Fields) =>
  lineOf({ amount: textOf(QUANTITY), unit: textOf(MEASUREMENT), food: textOf(DESCRIPTION), note: textOf(DIRECTION) });

const groupsOf = ({ INGREDIENTS, INGREDIENTS_TREE }: Fields): AppIngredientGroup[] => {
  const groups: AppIngredientGroup[] = [{ name: null, ingredients: [] }];
  const put = (fields: Fields) => {
    // A group of the tree has its lines below itself, in a list of whatever name; the first text names it.
    const below = Object.values(fields).find(
      (value): value is Fields[] => Array.isArray(value) && value.some(isRecord),
    );
    const own = isRecord(fields.DIVIDER_INGREDIENT) ? fields.DIVIDER_INGREDIENT : fields;
    if (below) {
      groups.push({ name: textOf(own.DESCRIPTION) || textOf(own.NAME) || null, ingredients: [] });
      for (const line of recordsOf(below)) put(line);
    } else if (fields.IS_DIVIDER === true) groups.push({ name: textOf(fields.DESCRIPTION) || null, ingredients: [] });
    else {
      const line = ingredientOf(fields);
      if (line.text !== '') groups.at(-1)?.ingredients.push(line);
    }
  };
  for (const fields of recordsOf(INGREDIENTS_TREE ?? INGREDIENTS)) put(fields);
  return groups.filter(({ ingredients }) => ingredients.length > 0);
};

const stepsOf = ({ DIRECTIONS_LIST, DIRECTIONS }: Fields): InstructionSection[] => {
  const texts = recordsOf(DIRECTIONS_LIST).flatMap(({ DIRECTION_TEXT, TEXT, DIRECTION, LABEL_TEXT }) => {
    const text = textOf(DIRECTION_TEXT) || textOf(TEXT) || textOf(DIRECTION);
    const label = textOf(LABEL_TEXT);
    return [...(label && !/^\d/.test(label) ? [`${label.replace(/:$/, '')}:`] : []), ...(text ? [text] : [])];
  });
  return sectionsOf(texts.length > 0 ? texts.join('\n\n') : textOf(DIRECTIONS));
};
