import { type References, referencesByLink } from '../entities/index.ts';

/** How rules of the meal plan refer to entities: a merge takes them along. */
export const ruleReferences: References[] = [
  referencesByLink({
    name: 'mealPlanRuleOrganizers.organizerId',
    kinds: ['category', 'tag'],
    user: 'mealPlanRule',
    table: 'mealPlanRuleOrganizers',
    column: 'organizerId',
    owner: { column: 'ruleId', table: 'mealPlanRules', name: 'day' },
  }),
];
