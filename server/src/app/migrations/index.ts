import type { SchemaMigration } from '../../platform/database/index.ts';
import { baseline } from './0001-baseline.ts';
import { lastMadeStated } from './0002-last-made-stated.ts';
import { bin } from './0003-bin.ts';
import { finding } from './0004-finding.ts';
import { invitationsEnd } from './0005-invitations-end.ts';
import { shopping } from './0006-shopping.ts';
import { jobProblems } from './0007-job-problems.ts';
import { shoppingOperations } from './0008-shopping-operations.ts';
import { recipeVersions } from './0009-recipe-versions.ts';
import { pickedRecipes } from './0010-picked-recipes.ts';
import { shareTokens } from './0011-share-tokens.ts';
import { comments } from './0012-comments.ts';
import { mealplans } from './0013-mealplans.ts';
import { unitsOfParts } from './0014-units-of-parts.ts';
import { recipesInRecipes } from './0015-recipes-in-recipes.ts';
import { privateRecipes } from './0016-private-recipes.ts';
import { shoppers } from './0017-shoppers.ts';
import { shareLinks } from './0018-share-links.ts';
import { shops } from './0019-shops.ts';
import { joinsOfItems } from './0020-joins-of-items.ts';
import { missingOfRules } from './0021-missing-of-rules.ts';
import { prices } from './0022-prices.ts';
import { timelineSeries } from './0023-timeline-series.ts';
import { scheduledTasks } from './0024-scheduled-tasks.ts';
import { signOn } from './0025-sign-on.ts';
import { notifications } from './0026-notifications.ts';
import { restores } from './0027-restores.ts';
import { passkeys } from './0028-passkeys.ts';
import { planCategories } from './0029-plan-categories.ts';
import { moves } from './0030-moves.ts';
import { undoOfMoves } from './0031-undo-of-moves.ts';
import { moveServers } from './0032-move-servers.ts';
import { columnsOfTables } from './0033-columns-of-tables.ts';
import { moveServerThings } from './0034-move-server-things.ts';
import { taskRuns } from './0035-task-runs.ts';
import { invitationsSent } from './0036-invitations-sent.ts';
import { movesOfServers } from './0037-moves-of-servers.ts';
import { themes } from './0038-themes.ts';
import { push } from './0039-push.ts';
import { unprintedScripts } from './0040-unprinted-scripts.ts';
import { doneRequests } from './0041-done-requests.ts';
import { silentLists } from './0042-silent-lists.ts';
import { provenEmails } from './0043-proven-emails.ts';

/** In order. A released one never changes: what comes later is a further one. */
export const schemaMigrations: SchemaMigration[] = [
  { version: 1, name: 'baseline', run: baseline },
  { version: 2, name: 'last-made-stated', run: lastMadeStated },
  { version: 3, name: 'bin', run: bin },
  { version: 4, name: 'finding', run: finding },
  { version: 5, name: 'invitations-end', run: invitationsEnd },
  { version: 6, name: 'shopping', run: shopping },
  { version: 7, name: 'job-problems', run: jobProblems },
  { version: 8, name: 'shopping-operations', run: shoppingOperations },
  { version: 9, name: 'recipe-versions', run: recipeVersions },
  { version: 10, name: 'picked-recipes', run: pickedRecipes },
  { version: 11, name: 'share-tokens', run: shareTokens },
  { version: 12, name: 'comments', run: comments },
  { version: 13, name: 'mealplans', run: mealplans },
  { version: 14, name: 'units-of-parts', run: unitsOfParts },
  { version: 15, name: 'recipes-in-recipes', run: recipesInRecipes },
  { version: 16, name: 'private-recipes', run: privateRecipes },
  { version: 17, name: 'shoppers', run: shoppers },
  { version: 18, name: 'share-links', run: shareLinks },
  { version: 19, name: 'shops', run: shops },
  { version: 20, name: 'joins-of-items', run: joinsOfItems },
  { version: 21, name: 'missing-of-rules', run: missingOfRules },
  { version: 22, name: 'prices', run: prices },
  { version: 23, name: 'timeline-series', run: timelineSeries },
  { version: 24, name: 'scheduled-tasks', run: scheduledTasks },
  { version: 25, name: 'sign-on', run: signOn },
  { version: 26, name: 'notifications', run: notifications },
  { version: 27, name: 'restores', run: restores },
  { version: 28, name: 'passkeys', run: passkeys },
  { version: 29, name: 'plan-categories', run: planCategories },
  { version: 30, name: 'moves', run: moves },
  { version: 31, name: 'undo-of-moves', run: undoOfMoves },
  { version: 32, name: 'move-servers', run: moveServers },
  { version: 33, name: 'columns-of-tables', run: columnsOfTables },
  { version: 34, name: 'move-server-things', run: moveServerThings },
  { version: 35, name: 'task-runs', run: taskRuns },
  { version: 36, name: 'invitations-sent', run: invitationsSent },
  { version: 37, name: 'moves-of-servers', run: movesOfServers },
  { version: 38, name: 'themes', run: themes },
  { version: 39, name: 'push', run: push },
  { version: 40, name: 'unprinted-scripts', run: unprintedScripts },
  { version: 41, name: 'done-requests', run: doneRequests },
  { version: 42, name: 'silent-lists', run: silentLists },
  { version: 43, name: 'proven-emails', run: provenEmails },
];
