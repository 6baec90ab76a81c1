import { type InstancePlanEntry, type InstancePlanRule, type MealType, mealTypes, planDays } from '../plans.ts';
import { filterIn, type Known, linksReader, onceEach, referenceIn } from './references.ts';
import type { Row } from './row.ts';
import type { Tables } from './tables.ts';

const mealTypeOf = (tables: Tables, table: string, row: Row): MealType => {
  const text = row.text('entry_type').toLowerCase();
  const known = mealTypes.find((type) => type === text);
  if (!known) tables.tell(table, 'unknown-value', text);
  return known ?? 'dinner';
};

export const readPlan = (tables: Tables, rows: Row[], { users, recipes }: Known): InstancePlanEntry[] => {
  const table = 'group_meal_plans';
  return rows.flatMap((row) => {
    const date = row.day('date');
    const recipeId = referenceIn(tables, { table, row, column: 'recipe_id', known: recipes });
    const [title, text] = [row.text('title').trim(), row.text('text')];
    if (date === null || (recipeId === null && title === '' && text.trim() === '')) {
      tables.tell(table, 'unreadable', row.text('id'));
      return [];
    }
    const number = row.number('id');
    const [lastDay, servings] = [row.day('end_date'), row.number('servings')];
    return [
      {
        id: row.id('id'),
        number: number !== null && Number.isInteger(number) && number > 0 && number < 2 ** 31 ? number : null,
        date,
        endDate: lastDay !== null && lastDay > date ? lastDay : null,
        entryType: mealTypeOf(tables, table, row),
        title,
        text,
        recipeId,
        servings: servings !== null && servings > 0 ? servings : null,
        userId: referenceIn(tables, { table, row, column: 'user_id', known: users }),
        createdAt: row.createdAt,
      },
    ];
  });
};

export const planRulesReader = (tables: Tables) => {
  const table = 'group_meal_plan_rules';
  const links = (['category', 'tag'] as const).map((kind) => {
    const linking = `plan_rules_to_${kind === 'category' ? 'categories' : 'tags'}`;
    // Both names of the column occur.
    const from = tables.first(linking)?.has('plan_rule_id') ? 'plan_rule_id' : 'group_plan_rule_id';
    return { kind, of: linksReader(tables, { table: linking, from, to: `${kind}_id` }) };
  });
  return (rows: Row[], known: Known): InstancePlanRule[] =>
    onceEach(tables, table, rows).map(({ id, row }) => {
      const [day, meal] = [row.text('day').toLowerCase(), row.text('entry_type').toLowerCase()];
      const isUnset = (text: string) => text === '' || text === 'unset';
      const named = planDays.find((one) => one === day);
      if (!named && !isUnset(day)) tables.tell(table, 'unknown-value', day);
      return {
        id,
        day: named ?? 'unset',
        entryType: isUnset(meal) ? 'unset' : mealTypeOf(tables, table, row),
        queryFilter: filterIn(row, known),
        organizers: links.flatMap(({ kind, of }) => of(id, known.organizers).map((id) => ({ id, kind }))),
        createdAt: row.createdAt,
      };
    });
};
