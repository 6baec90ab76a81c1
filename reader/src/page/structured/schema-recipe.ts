import { plainLines, plainText } from '../../html/plain-text.ts';
import type { Draft, Rating, RecipeYield } from '../../recipe.ts';
import type { PictureCandidate } from '../fields/best-image.ts';
import { groupsOfLines } from '../fields/ingredient-lines.ts';
import { languageTag } from '../fields/language-tag.ts';
import { readMinutes } from '../fields/minutes.ts';
import { readYield } from '../fields/yield.ts';
import { type Graph, hasType } from './graph.ts';
import { schemaPictures } from './images.ts';
import { readInstructions } from './instructions.ts';
import { isObject, type Json, type JsonObject, listOf } from './json.ts';
import { ofOneSize } from './second-size.ts';

/** Pictures keep their sizes until the best of all sources is chosen. */
export type SchemaDraft = Omit<Draft, 'imageCandidates'> & { imageCandidates: PictureCandidate[] };

/** A schema.org Recipe, from whatever markup, as the fields that it says. */
export function readSchemaRecipe(recipe: JsonObject, graph: Graph, baseUrl: string): SchemaDraft {
  return {
    name: firstText(recipe.name) || firstText(recipe.headline) || undefined,
    description: firstText(recipe.description ?? recipe.summary) || undefined,
    imageCandidates: schemaPictures(recipe.image ?? recipe.photo ?? recipe.thumbnailUrl, graph, baseUrl),
    author: people(recipe.author ?? recipe.creator, graph) || articleAuthor(graph) || undefined,
    language: languageTag(firstText(recipe.inLanguage)),
    yield: yieldOf(recipe.recipeYield ?? recipe.yield ?? recipe.yields, graph),
    prepMinutes: minutes(recipe.prepTime),
    cookMinutes: minutes(recipe.cookTime),
    performMinutes: minutes(recipe.performTime),
    totalMinutes: minutes(recipe.totalTime),
    ingredientGroups: groupsOfLines(
      ofOneSize(
        ingredientLines(
          recipe.recipeIngredient ?? recipe.ingredients ?? recipe.recipeIngredients ?? recipe.ingredient,
          graph,
        ),
      ),
    ),
    instructionSections: readInstructions(
      recipe.recipeInstructions ?? recipe.instructions ?? recipe.step,
      graph,
      baseUrl,
    ),
    category: tags(recipe.recipeCategory ?? recipe.category),
    cuisine: tags(recipe.recipeCuisine ?? recipe.cuisine),
    keywords: tags(recipe.keywords ?? recipe.tags),
    nutrition: nutritionOf(recipe.nutrition, graph),
    rating: ratingOf(recipe.aggregateRating ?? ratingAmong(recipe.reviews ?? recipe.review, graph), graph),
    video: videoOf(recipe.video, graph),
    equipment: ingredientLines(recipe.tool, graph),
  };
}

function firstText(value: Json | undefined): string {
  for (const item of listOf(value)) {
    const said = isObject(item) ? (item['@value'] ?? item.name ?? item.text) : item;
    const text = typeof said === 'string' || typeof said === 'number' ? plainText(String(said)) : '';
    if (text !== '') return text;
  }
  return '';
}

function people(value: Json | undefined, graph: Graph): string {
  const names = graph
    .list(value)
    .map((person) => withoutTrade(firstText(person).replace(/^(?:by|von|por|di|door|av|af)\s+(?=\p{Lu})/iu, '')));
  return [...new Set(names.filter((name) => name !== '' && !/^https?:\/\//.test(name)))].join(', ');
}

/** "Ada Cook, food stylist" without what she does, which is written small. */
function withoutTrade(name: string): string {
  return name.replace(/^(\p{Lu}[^\s,]* [^,]*\p{L}), \p{Ll}[\p{Ll} ]+$/u, '$1');
}

/** The writer of the article around a recipe that names none. */
export function articleAuthor(graph: Graph): string {
  const article = graph
    .ofType(/^(?:\w*Article|BlogPosting|WebPage)$/i)
    .find((node) => people(node.author, graph) !== '');
  return people(article?.author, graph);
}

function yieldOf(value: Json | undefined, graph: Graph): Draft['yield'] {
  const texts = graph
    .list(value)
    .map((item) =>
      isObject(item)
        ? `${firstText(item.value ?? item.name ?? item.minValue)} ${firstText(item.unitText)}`.trim()
        : firstText(item),
    );
  const numbered = texts.filter((text) => /\d/.test(text));
  const best = numbered.find((text) => /\p{L}/u.test(text)) ?? numbered[0] ?? texts.find((text) => text !== '');
  const bare = Number(numbered.find((text) => /^\d{1,3}$/.test(text)));
  return best ? withNumber(readYield(best), bare) : undefined;
}

/** ["4", "4 to 6 servings"]: of a range, the number that the data counts with. */
function withNumber(said: RecipeYield, bare: number): RecipeYield {
  return said.amount !== null && bare < said.amount && new RegExp(`^\\D*${bare}\\D`).test(said.text)
    ? { ...said, amount: bare }
    : said;
}

function minutes(value: Json | undefined): number | undefined {
  for (const item of listOf(value)) {
    const said = isObject(item) ? (item.maxValue ?? item.value ?? item.minValue ?? item.duration) : item;
    if (typeof said === 'string') return readMinutes(said) ?? undefined;
    if (typeof said === 'number' && said > 0) return said;
  }
  return undefined;
}

/** Lists may refer to themselves: no more than this many parts are looked at. */
const mostParts = 2000;
const deepestList = 6;

function ingredientLines(value: Json | undefined, graph: Graph, left = { parts: mostParts }, depth = 0): string[] {
  if (depth > deepestList) return [];
  const items = graph.list(value);
  return items.flatMap((item) => {
    if (--left.parts < 0) return [];
    if (typeof item === 'string') return items.length < 3 ? plainLines(item) : [plainLines(item).join(' ')];
    if (!isObject(item)) return [];
    if (item.itemListElement) return ingredientLines(item.itemListElement, graph, left, depth + 1);
    const whole = firstText(item.display ?? item.originalText ?? item.original_text);
    if (whole !== '') return [whole];
    const parts = [
      item.quantity ?? item.amount,
      item.unitText ?? item.unit,
      item.food ?? item.name ?? item.text ?? item.item,
    ];
    const note = firstText(item.note);
    const line = parts
      .map(firstText)
      .filter((part) => part !== '' && part !== '0')
      .join(' ');
    return [line !== '' && note !== '' ? `${line}, ${note}` : line || note].filter((text) => text !== '');
  });
}

function tags(value: Json | undefined): string[] {
  const words = listOf(value).flatMap((item) => firstText(item).split(/[,;]/));
  return [...new Set(words.map((word) => word.trim()).filter((word) => word !== '' && !/^https?:/.test(word)))];
}

function nutritionOf(value: Json | undefined, graph: Graph): Record<string, string> {
  const nutrition: Record<string, string> = {};
  for (const item of graph.list(value)) {
    if (!isObject(item)) continue;
    for (const [name, said] of Object.entries(item)) {
      const text = name.startsWith('@') || name === 'type' ? '' : firstText(said);
      if (text !== '') nutrition[name] = text;
    }
  }
  return nutrition;
}

/** Some pages mark the average of all reviews as a review. */
function ratingAmong(value: Json | undefined, graph: Graph): Json | undefined {
  return graph.list(value).find((item) => isObject(item) && hasType(item, /^AggregateRating$/i));
}

function ratingOf(value: Json | undefined, graph: Graph): Rating | undefined {
  for (const item of graph.list(value)) {
    if (!isObject(item)) continue;
    const count = number(item.ratingCount) ?? number(item.reviewCount);
    const said = number(item.ratingValue);
    if (said !== null || count !== null) return { value: outOfFive(said, number(item.bestRating)), count };
  }
  return undefined;
}

/** Ratings are told out of five here, and out of ten or a hundred on some pages. */
function outOfFive(value: number | null, best: number | null): number | null {
  if (value === null || best === null || best <= 5 || value > best) return value;
  return Number(((value / best) * 5).toFixed(2));
}

function number(value: Json | undefined): number | null {
  const text = firstText(value)
    .replace(/(\d),(\d{3})\b/g, '$1$2')
    .replace(',', '.');
  const found = /\d+(?:\.\d+)?/.exec(text);
  return found ? Number(found[0]) : null;
}

function videoOf(value: Json | undefined, graph: Graph): string | undefined {
  for (const item of graph.list(value)) {
    const address = isObject(item) ? firstText(item.contentUrl ?? item.embedUrl ?? item.url) : firstText(item);
    if (/^https?:\/\//.test(address)) return address;
  }
  return undefined;
}
