import type { InstanceFood, InstanceLabel, InstanceOrganizer, InstanceUnit } from '../pantry.ts';
import { extrasIn, onceEach, referenceIn } from './references.ts';
import type { Row } from './row.ts';
import type { Tables } from './tables.ts';

type OfGroup = (table: string) => Row[];

const made = (row: Row) => ({ createdAt: row.createdAt, updatedAt: row.updatedAt });

const textOrNull = (row: Row, column: string): string | null => row.text(column).trim() || null;

export const readLabels = (tables: Tables, rowsOf: OfGroup): InstanceLabel[] =>
  onceEach(tables, 'multi_purpose_labels', rowsOf('multi_purpose_labels')).map(({ id, row }) => ({
    id,
    name: row.text('name').trim(),
    color: row.text('color'),
    ...made(row),
  }));

export const foodsReader = (tables: Tables) => {
  const aliases = tables.by('ingredient_foods_aliases', 'food_id');
  const extras = extrasIn(tables, 'ingredient_food_extras', 'ingredient_food_id');
  const onHand = tables.by('households_to_ingredient_foods', 'food_id');
  return (rowsOf: OfGroup, labels: ReadonlySet<string>): InstanceFood[] =>
    onceEach(tables, 'ingredient_foods', rowsOf('ingredient_foods')).map(({ id, row }) => ({
      id,
      name: row.text('name').trim(),
      pluralName: textOrNull(row, 'plural_name'),
      description: row.text('description'),
      aliases: aliases.get(id).map((alias) => alias.text('name').trim()),
      extras: extras(id),
      labelId: referenceIn(tables, { table: 'ingredient_foods', row, column: 'label_id', known: labels }),
      onHand: row.flag('on_hand') || onHand.get(id).length > 0,
      ...made(row),
    }));
};

const standardOf = (row: Row): InstanceUnit['standard'] => {
  const [quantity, unit] = [row.number('standard_quantity'), row.text('standard_unit').trim().toLowerCase()];
  return quantity !== null && quantity > 0 && unit !== '' ? { quantity, unit } : null;
};

export const unitsReader = (tables: Tables) => {
  const aliases = tables.by('ingredient_units_aliases', 'unit_id');
  return (rowsOf: OfGroup): InstanceUnit[] =>
    onceEach(tables, 'ingredient_units', rowsOf('ingredient_units')).map(({ id, row }) => ({
      id,
      name: row.text('name').trim(),
      pluralName: textOrNull(row, 'plural_name'),
      description: row.text('description'),
      aliases: aliases.get(id).map((alias) => alias.text('name').trim()),
      extras: {},
      abbreviation: row.text('abbreviation').trim(),
      pluralAbbreviation: textOrNull(row, 'plural_abbreviation'),
      useAbbreviation: row.flag('use_abbreviation'),
      fraction: row.flag('fraction', true),
      standard: standardOf(row),
      ...made(row),
    }));
};

export const organizerTables = { category: 'categories', tag: 'tags', tool: 'tools' } as const;
export const organizerKinds = ['category', 'tag', 'tool'] as const;

export const organizersReader = (tables: Tables) => {
  const onHand = tables.by('households_to_tools', 'tool_id');
  return (rowsOf: OfGroup): InstanceOrganizer[] =>
    organizerKinds.flatMap((kind) =>
      onceEach(tables, organizerTables[kind], rowsOf(organizerTables[kind])).map(({ id, row }) => ({
        id,
        kind,
        name: row.text('name').trim(),
        slug: row.text('slug').trim(),
        onHand: row.flag('on_hand') || onHand.get(id).length > 0,
        ...made(row),
      })),
    );
};
