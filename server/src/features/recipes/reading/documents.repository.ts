import { Recipe, RecipeSummary } from '@larder/contract';
import { type Insertable, type SelectQueryBuilder, sql } from 'kysely';
import { replyConverter } from '../../../compatibility/index.ts';
import type { GroupDatabase, Schema } from '../../../platform/database/index.ts';
import { programId } from '../../../platform/program/index.ts';
import { type NumberedRecipe, readRecipesNumbered, recipesNumbered } from './read-recipe.repository.ts';

/** So many recipes are looked up or put together at once, so that a list of all of them lets others have a turn. */
const atOnce = 500;

type RecipeRows = SelectQueryBuilder<Schema, 'recipes', object>;

const withDocuments = (recipes: RecipeRows) =>
  recipes
    .innerJoin('recipeDocuments as documents', (join) =>
      join.onRef('documents.number', '=', 'recipes.number').onRef('documents.revision', '=', 'recipes.revision'),
    )
    .where('documents.program', '=', programId);

/** The reply of the first of these recipes, if it was put together since it last changed. */
export const findReply = async (recipes: RecipeRows): Promise<string | undefined> => {
  const row = await withDocuments(recipes).select('documents.reply').executeTakeFirst();
  return row?.reply;
};

/** The cards of the recipes of these numbers as JSON, in the same order, separated by commas. */
export const readCards = async (db: GroupDatabase, numbers: number[]): Promise<string> => {
  const cards: string[] = [];
  for (let done = 0; done < numbers.length; done += atOnce) {
    const part = numbers.slice(done, done + atOnce);
    const cardOf = await findCards(db, part);
    const missing = part.filter((number) => !cardOf.has(number));
    for (const { number, card } of await materialise(db, missing)) cardOf.set(number, card);
    cards.push(...part.flatMap((number) => cardOf.get(number) ?? []));
  }
  return cards.join(',');
};

export const cardsOf = (db: GroupDatabase, numbers: number[]) =>
  withDocuments(recipesNumbered(db, numbers)).select(['recipes.number', 'documents.card']);

const findCards = async (db: GroupDatabase, numbers: number[]): Promise<Map<number, string>> => {
  const rows = await cardsOf(db, numbers).execute();
  return new Map(rows.map(({ number, card }) => [number, card]));
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
