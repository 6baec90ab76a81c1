import { Recipe, RecipeSummary } from '@larder/contract';
import { type Insertable, type SelectQueryBuilder, sql } from 'kysely';
import { replyConverter } from '../../../compatibility/index.ts';
import { type GroupDatabase, type Schema, WrittenJson } from '../../../platform/database/index.ts';
import { found } from '../../../platform/errors/index.ts';
import { programId } from '../../../platform/program/index.ts';
import { withPublicLinks } from '../linking/public-links.ts';
import {
  type NumberedRecipe,
  readNumberedRecipe,
  readRecipesNumbered,
  recipesNamed,
  recipesNumbered,
} from './read-recipe.repository.ts';

/** So many recipes are looked up or put together at once, so that a list of all of them lets others have a turn. */
export const atOnce = 500;

type RecipeRows = SelectQueryBuilder<Schema, 'recipes', object>;

/**
 * A document of the recipe of a row with its number and revision; null until it was put together since the recipe last changed.
 * As a subquery, since PostgreSQL takes three times as long to plan a join.
 */
const documentOf = (row: string, document: 'card' | 'reply') =>
  sql<string | null>`(select ${sql.ref(document)} from "recipeDocuments" as documents
    where documents.number = ${sql.ref(`${row}.number`)} and documents.revision = ${sql.ref(`${row}.revision`)}
      and documents.program = ${programId})`.as(document);

/** The reply of the first of these recipes, if it was put together since it last changed. */
export const findReply = async (recipes: RecipeRows): Promise<string | undefined> => {
  const row = await recipes.select(documentOf('recipes', 'reply')).executeTakeFirst();
  return row?.reply ?? undefined;
};

/** The cards of a page of no more than `atOnce` recipes as JSON in their order, separated by commas. */
export const readPage = async (db: GroupDatabase, recipes: RecipeRows): Promise<string> => {
  const page = db.fromPage(recipes.select(['recipes.number', 'recipes.revision']));
  return complete(db, await page.select(['page.number', documentOf('page', 'card')]).execute());
};

/** The cards of the recipes of these numbers, as `readPage` gives them. */
export const readCards = async (db: GroupDatabase, numbers: number[]): Promise<string> => {
  const parts: string[] = [];
  for (let done = 0; done < numbers.length; done += atOnce) {
    const part = numbers.slice(done, done + atOnce);
    const rows = new Map((await cardsOf(db, part).execute()).map((row) => [row.number, row]));
    parts.push(
      await complete(
        db,
        part.flatMap((number) => rows.get(number) ?? []),
      ),
    );
  }
  return parts.filter(Boolean).join(',');
};

export const cardsOf = (db: GroupDatabase, numbers: number[]) =>
  recipesNumbered(db, numbers).select(['recipes.number', documentOf('recipes', 'card')]);

/** Puts together the cards that are missing. */
const complete = async (db: GroupDatabase, rows: { number: number; card: string | null }[]): Promise<string> => {
  const missing = rows.flatMap(({ number, card }) => (card === null ? number : []));
  const made = new Map((await materialise(db, missing)).map(({ number, card }) => [number, card]));
  return rows.flatMap(({ number, card }) => card ?? made.get(number) ?? []).join(',');
};

/** The recipes of these numbers, whole, as `readCards` gives their cards. */
export const readReplies = async (db: GroupDatabase, numbers: number[]): Promise<string> => {
  if (numbers.length === 0) return '';
  const rows = await recipesNumbered(db, numbers)
    .select(['recipes.number', documentOf('recipes', 'reply')])
    .execute();
  const missing = rows.flatMap(({ number, reply }) => (reply === null ? number : []));
  const made = new Map((await materialise(db, missing)).map(({ number, reply }) => [number, reply]));
  return rows.flatMap(({ number, reply }) => reply ?? made.get(number) ?? []).join(',');
};

const materialise = async (db: GroupDatabase, numbers: number[]) => {
  const documents = (await readRecipesNumbered(db, numbers)).map(documentsOf);
  storeDocuments(db, documents);
  return documents;
};

const cardToWire = replyConverter(RecipeSummary);
const recipeToWire = replyConverter(Recipe);

/** A recipe's card and its reply as they go over the wire. */
export const documentsOf = ({ number, revision, card, recipe }: NumberedRecipe) => ({
  number,
  revision,
  program: programId,
  card: JSON.stringify(cardToWire(card)),
  reply: JSON.stringify(recipeToWire(recipe)),
});

/**
 * Stores documents for those who read the recipes next. Nobody waits for it and it may fail, on a full disk for example; what has
 * changed meanwhile has another revision, so nothing old is ever read.
 */
export const storeDocuments = (db: GroupDatabase, documents: Insertable<Schema['recipeDocuments']>[]): void => {
  if (documents.length === 0) return;
  const rows = documents.map(
    ({ number, revision, program, card, reply }) => sql`(${number}, ${revision}, ${program}, ${card}, ${reply})`,
  );
  db.writeDerived(sql`insert into "recipeDocuments" (number, revision, program, card, reply) values ${sql.join(rows)}
    on conflict (number) do update set revision = excluded.revision, program = excluded.program,
      card = excluded.card, reply = excluded.reply`).catch(() => undefined);
};

type Named = ReturnType<typeof recipesNamed>;

const answer = async (db: GroupDatabase, recipes: Named): Promise<WrittenJson<Recipe>> => {
  const known = await findReply(recipes);
  if (known !== undefined) return new WrittenJson(known);
  const documents = documentsOf(found(await readNumberedRecipe(db.dialect, recipes), 'recipe.not-found'));
  storeDocuments(db, [documents]);
  return new WrittenJson(documents.reply);
};

/** By slug or id. Throws `recipe.not-found`. */
export const answerRecipe = (db: GroupDatabase, slugOrId: string): Promise<WrittenJson<Recipe>> =>
  answer(db, recipesNamed(db, slugOrId));

/** A recipe that visitors of the group may see. Throws `recipe.not-found` for every other one. */
export const answerPublicRecipe = async (db: GroupDatabase, slugOrId: string): Promise<WrittenJson<Recipe>> =>
  forVisitors(db, await answer(db, recipesNamed(db, slugOrId).where('recipes.public', '=', 1)));

/** A recipe that somebody has shown to whoever asks. Throws `recipe.not-found`. */
export const answerSharedRecipe = async (db: GroupDatabase, slugOrId: string): Promise<WrittenJson<Recipe>> =>
  forVisitors(db, await answerRecipe(db, slugOrId));

/** Few recipes ask for others, so that most go out as they are stored. */
const forVisitors = async (db: GroupDatabase, answer: WrittenJson<Recipe>): Promise<WrittenJson<Recipe>> => {
  if (!answer.text.includes('"referencedRecipe":{')) return answer;
  return new WrittenJson(JSON.stringify(await withPublicLinks(db, answer.read())));
};
