import { plainText, slugify } from '@larder/kitchen';
import type { InstanceGroup } from '@larder/reader';
import { flag } from '../../../../platform/database/index.ts';
import { columnsOfParts } from '../../../entities/index.ts';
import { type Context, free, stamps, synced, type WrittenRows } from './written-rows.ts';

interface Named {
  id: string;
  name: string;
}

/** Names that mean the same are one with us: those that came later stand for the first. */
const once = <Item extends Named>(items: readonly Item[]): { first: Item[]; standsFor: Map<string, string> } => {
  const byName = new Map<string, Item>();
  const standsFor = new Map<string, string>();
  for (const item of items) {
    const named = { ...item, name: item.name || item.id };
    const same = byName.get(plainText(named.name));
    if (!same) byName.set(plainText(named.name), named);
    standsFor.set(item.id, (same ?? item).id);
  }
  return { first: [...byName.values()], standsFor };
};

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

export const pantryRows = (group: InstanceGroup, context: Context): { rows: WrittenRows; standsFor: StandsFor } => {
  const { groupId } = context;
  const [labels, foods, units] = [once(group.labels), once(group.foods), once(group.units)];
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
          ...{ standardQuantity: null, standardUnit: null },
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
