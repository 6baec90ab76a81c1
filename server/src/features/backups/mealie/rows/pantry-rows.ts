import { standardUnits } from '@larder/contract';
import { plainText, slugify } from '@larder/kitchen';
import type { InstanceFood, InstanceGroup, InstanceUnit } from '@larder/reader';
import { flag } from '../../../../platform/database/index.ts';
import { columnsOfParts } from '../../../entities/index.ts';
import { type Context, free, stamps, synced, type WrittenRows } from '../../drafts/written-rows.ts';

interface Named {
  id: string;
  name: string;
}

/** Names that mean the same are one with us: those that came later stand for the first, which gets what they have besides. */
const once = <Item extends Named>(
  items: readonly Item[],
  { tell }: Context,
  { table, join }: { table: string; join(first: Item, other: Item): Item },
): { first: Item[]; standsFor: Map<string, string> } => {
  const byName = new Map<string, Item>();
  const standsFor = new Map<string, string>();
  for (const item of items) {
    const named = { ...item, name: item.name || item.id };
    const key = plainText(named.name);
    const same = byName.get(key);
    byName.set(key, same ? join(same, named) : named);
    standsFor.set(item.id, (same ?? item).id);
    if (same) tell(table, 'repeated', named.name);
  }
  return { first: [...byName.values()], standsFor };
};

const joined = <Item extends InstanceFood | InstanceUnit>(first: Item, other: Item): Item => ({
  ...first,
  pluralName: first.pluralName ?? other.pluralName,
  description: first.description || other.description,
  aliases: [...first.aliases, ...other.aliases],
  extras: { ...other.extras, ...first.extras },
});

const joinedFoods = (first: InstanceFood, other: InstanceFood): InstanceFood => ({
  ...joined(first, other),
  labelId: first.labelId ?? other.labelId,
  onHand: first.onHand || other.onHand,
});

export interface StandsFor {
  labels: ReadonlyMap<string, string>;
  foods: ReadonlyMap<string, string>;
  units: ReadonlyMap<string, string>;
}

const aliasesOf = (aliases: readonly string[], name: string) => {
  const known = new Set([plainText(name), '']);
  return aliases.flatMap((alias) => {
    const key = plainText(alias);
    if (known.has(key)) return [];
    known.add(key);
    return [{ name: alias }];
  });
};

/** Both or none, of the units that we know. */
const standardOf = ({ standard }: InstanceUnit, { tell }: Context) => {
  const standardUnit = standardUnits.find((unit) => unit === standard?.unit) ?? null;
  if (standard && standardUnit === null) tell('ingredient_units', 'unknown-value', standard.unit);
  return { standardQuantity: standardUnit === null ? null : (standard?.quantity ?? null), standardUnit };
};

export const pantryRows = (group: InstanceGroup, context: Context): { rows: WrittenRows; standsFor: StandsFor } => {
  const { groupId } = context;
  const labels = once(group.labels, context, { table: 'multi_purpose_labels', join: (first) => first });
  const foods = once(group.foods, context, { table: 'ingredient_foods', join: joinedFoods });
  const units = once(group.units, context, { table: 'ingredient_units', join: joined });
  const slugs = { category: new Set<string>(), tag: new Set<string>(), tool: new Set<string>() };
  return {
    standsFor: { labels: labels.standsFor, foods: foods.standsFor, units: units.standsFor },
    rows: {
      labels: labels.first.map(({ id, name, color, ...made }) => ({
        ...{ id, groupId, name, color, nameKey: plainText(name), ...synced, ...stamps(context, made) },
      })),
      foods: foods.first.map((food) => {
        const aliases = aliasesOf(food.aliases, food.name);
        const others = [food.pluralName ?? '', ...aliases.map(({ name }) => name)].filter(Boolean);
        return {
          ...{ id: food.id, groupId, ...columnsOfParts({ ...food, aliases }, others) },
          labelId: food.labelId === null ? null : (labels.standsFor.get(food.labelId) ?? null),
          onHand: flag(food.onHand),
          ...synced,
          ...stamps(context, food),
        };
      }),
      units: units.first.map((unit) => {
        const aliases = aliasesOf(unit.aliases, unit.name);
        const { pluralName, abbreviation, pluralAbbreviation } = unit;
        const others = [pluralName, abbreviation, pluralAbbreviation, ...aliases.map(({ name }) => name)];
        return {
          id: unit.id,
          groupId,
          ...columnsOfParts(
            { ...unit, aliases },
            others.flatMap((name) => name || []),
          ),
          ...{ abbreviation, pluralAbbreviation, useAbbreviation: flag(unit.useAbbreviation) },
          fraction: flag(unit.fraction),
          ...standardOf(unit, context),
          ...synced,
          ...stamps(context, unit),
        };
      }),
      organizers: group.organizers.map(({ id, kind, name, slug, onHand, ...made }) => {
        const called = name || slug || id;
        return {
          ...{ id, groupId, kind, name: called, slug: free(slug || slugify(called), slugs[kind]) },
          ...{ onHand: flag(onHand), isForPlans: 0 as const, nameKey: plainText(called), ...synced },
          ...stamps(context, made),
        };
      }),
    },
  };
};
