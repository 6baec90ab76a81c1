import { type References, referencesByLink } from '../entities/index.ts';
import { noteMissing, takeMissing } from './missing-organizers.repository.ts';

const chosenOrganizers = referencesByLink({
  name: 'mealPlanRuleOrganizers.organizerId',
  kinds: ['category', 'tag'],
  user: 'mealPlanRule',
  table: 'mealPlanRuleOrganizers',
  column: 'organizerId',
  owner: { column: 'ruleId', table: 'mealPlanRules', name: 'day' },
});

/** How rules of the meal plan refer to entities: a merge takes them along. */
export const ruleReferences: References[] = [
  {
    ...chosenOrganizers,
    detach: async (db, ids) => {
      await noteMissing(db, ids);
      const links = await chosenOrganizers.detach(db, ids);
      return new Map([...links].map(([id, rows]) => [id, rows.map((row) => ({ ...row, isNoted: 1 }))]));
    },
    attach: async (db, id, detached) => {
      // Links of before rules noted what they miss come back in any case.
      const unnoted = detached.filter(({ isNoted }) => !isNoted);
      const noted = await takeMissing(
        db,
        id,
        detached.filter(({ isNoted }) => isNoted),
      );
      await chosenOrganizers.attach(
        db,
        id,
        [...unnoted, ...noted].map(({ isNoted: _, ...link }) => link),
      );
    },
  },
];
