import type { GroupTransaction } from '../../../../platform/database/index.ts';
import { lookAfterDaily } from '../../../mealplans/index.ts';
import { tidyDaily } from '../../../shopping/index.ts';
import type { Target } from '../fetch-target.ts';
import {
  joinCookbooks,
  joinFilters,
  joinLinks,
  joinPlanRules,
  joinPrices,
  joinServices,
  joinShops,
} from './join-household.ts';
import { joinLists } from './join-lists.ts';
import { joinPantry } from './join-pantry.ts';
import { joinPlan, joinPlans } from './join-plan.ts';
import { joinRecipes } from './join-recipes.ts';
import { strangersAmong } from './joining.repository.ts';
import { type Joining, some, sum, type Told } from './joining.ts';

/**
 * Brings what a group of a backup has into a group of today, one after the other. Nothing of what is there changes, and what came before is
 * passed over, so that one that was stopped goes on when it is asked for again.
 * @param db the group of the backup
 */
export const joinGroup = async (target: Target, db: GroupTransaction, joining: Joining): Promise<Told> => {
  const { idsNow, numbers } = await joinPantry(target, db, joining);
  const { recipes, came, missing } = await joinRecipes(target, db, joining);
  for (const [former, { id }] of joining.recipes ?? []) idsNow.set(former, id);
  const shops = await joinShops(target, db, idsNow, joining);
  const lists = await joinLists(target, db, idsNow, joining);
  const plans = await joinPlans(target, db, idsNow, joining);
  const meals = await joinPlan(target, db, idsNow, joining);
  await target.db.change(async (db) => {
    if (meals + plans.repeats > 0) await lookAfterDaily(db, joining.at);
    if (lists > 0) await tidyDaily(db, joining.at);
  });
  const cookbooks = await joinCookbooks(target, db, idsNow, joining);
  const rules = await joinPlanRules(target, db, idsNow, joining);
  const services = await joinServices(target, db, idsNow, joining);
  const prices = await joinPrices(target, db, idsNow, joining);
  const filters = await joinFilters(target, db, idsNow, joining);
  const links = await joinLinks(target, db, idsNow, joining);
  const members = await strangersAmong(db, target);
  return {
    came: [
      ...some({
        recipes,
        lists,
        shops,
        meals,
        ...plans,
        cookbooks,
        rules,
        ...services,
        prices,
        filters,
        links,
        ...numbers,
      }),
      ...sum(came, []),
    ],
    missing: [...sum(missing, []), ...some({ members })],
  };
};
