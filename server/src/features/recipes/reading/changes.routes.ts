import { contract, type ReplyOf } from '@larder/contract';
import { WrittenJson } from '../../../platform/database/index.ts';
import { implement, type Route } from '../../../platform/http/index.ts';
import { countVisible, findChanged, findRemoved, recipeIds } from './changes.repository.ts';
import { readReplies } from './documents.repository.ts';

const { list, ids } = contract.recipeChanges;

/** Some 800 kB: a phone on a slow network has the first recipes soon. */
const perPage = 200;

export const recipeChangeRoutes: Route[] = implement(
  { list, ids },
  {
    list: async ({ query: { since, after } }, { db }) => {
      // Read first: what changes meanwhile has a higher one, and comes the next time.
      const { recipes: revision } = await db.revisions();
      const [afterRevision = 0, afterNumber = 0] = (after ?? '').split('.').map(Number);
      const cursor = after === undefined ? undefined : { revision: afterRevision, number: afterNumber };
      const changed = await findChanged(db, { since, after: cursor, limit: perPage });
      const last = changed.length === perPage ? changed.at(-1) : undefined;
      const recipes = await readReplies(
        db,
        changed.map(({ number }) => number),
      );
      const removed = since > 0 && after === undefined ? await findRemoved(db, since) : [];
      const total = await countVisible(db);
      const rest = { revision, total, removed, next: last ? `${last.revision}.${last.number}` : null };
      return new WrittenJson<ReplyOf<typeof list>>(`${JSON.stringify(rest).slice(0, -1)},"recipes":[${recipes}]}`);
    },
    ids: (_, { db }) => recipeIds(db),
  },
);
