import type { KnownDecision, MovedPerson } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import type { MoveRow } from '../moves.repository.ts';

export const countFound = async (db: GroupDatabase, moveId: string) => {
  const row = await db
    .from('moveRecipes')
    .where('moveId', '=', moveId)
    .select(({ fn }) => [
      fn.countAll<number>().as('recipes'),
      fn.sum<number>('pictures').as('pictures'),
      fn.sum<number>('hasRating').as('withRating'),
      fn.count<number>('knownId').as('known'),
    ])
    .executeTakeFirstOrThrow();
  return {
    recipes: Number(row.recipes),
    pictures: Number(row.pictures ?? 0),
    withRating: Number(row.withRating ?? 0),
    known: Number(row.known),
  };
};

/** Recipes that the group has already, by what is done with them. */
export const countDecided = async (db: GroupDatabase, { id, known }: Pick<MoveRow, 'id' | 'known'>) => {
  const rows = await db
    .from('moveRecipes')
    .where('moveId', '=', id)
    .where('knownId', 'is not', null)
    .groupBy('decision')
    .select(['decision', ({ fn }) => fn.countAll<number>().as('all')])
    .execute();
  const count = (isMeant: (decision: KnownDecision | null) => boolean) =>
    rows.filter(({ decision }) => isMeant(decision)).reduce((sum, { all }) => sum + Number(all), 0);
  return {
    skipped: count((decision) => (decision ?? known) === 'skip'),
    decided: count((decision) => decision !== null),
  };
};

export const countOrganizers = async (db: GroupDatabase, moveId: string) => {
  const rows = await db
    .from('moveOrganizers')
    .where('moveId', '=', moveId)
    .groupBy('kind')
    .select(['kind', ({ fn }) => fn.countAll<number>().as('all')])
    .execute();
  const count = (kind: 'category' | 'tag') => Number(rows.find((row) => row.kind === kind)?.all ?? 0);
  return { categories: count('category'), tags: count('tag') };
};

/** Those of some people who have no account in the group, by their e-mail, or by their name where that is not known. */
export const withoutAccount = async (db: GroupDatabase, people: readonly MovedPerson[]): Promise<MovedPerson[]> => {
  if (people.length === 0) return [];
  const members = await db.from('users').select(['email', 'fullName']).execute();
  const emails = new Set(members.map(({ email }) => email.toLowerCase()));
  const names = new Set(members.map(({ fullName }) => fullName));
  return people.filter(({ email, name }) => !(email === '' ? names.has(name) : emails.has(email.toLowerCase())));
};
