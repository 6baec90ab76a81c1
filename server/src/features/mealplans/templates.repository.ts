import { randomUUID } from 'node:crypto';
import type { ListQuery, Page, PlanTemplate, TemplateEntry } from '@larder/contract';
import { plainText } from '@larder/kitchen';
import type { SelectQueryBuilder } from 'kysely';
import type { GroupDatabase, GroupTransaction, Schema } from '../../platform/database/index.ts';
import { id, type ListFields, listPage, number, stamps, text } from '../../platform/database/lists/index.ts';
import { found } from '../../platform/errors/index.ts';
import { ofGroup } from '../groups/index.ts';
import { isItsRecipe, readPlannedRecipes } from './planned-recipes.repository.ts';

type Templates = SelectQueryBuilder<Schema, 'mealPlanTemplates', object>;

const templateFields: ListFields = {
  columns: { id: id('id'), groupId: id('groupId'), name: text('name', 'nameKey'), days: number('days'), ...stamps },
  relations: { ...ofGroup },
};

export const listTemplates = (db: GroupDatabase, query: ListQuery, path: string): Promise<Page<PlanTemplate>> =>
  listPage(db, query, {
    path,
    table: 'mealPlanTemplates',
    fields: templateFields,
    usually: { orderBy: 'name', orderDirection: 'asc' },
    read: (templates) => readTemplates(db, templates),
  });

/** Throws `mealplan.template-not-found`. */
export const getTemplate = async (db: GroupDatabase, templateId: string): Promise<PlanTemplate> => {
  const [template] = await readTemplates(db, db.from('mealPlanTemplates').where('id', '=', templateId));
  return found(template, 'mealplan.template-not-found');
};

const readTemplates = async (db: GroupDatabase, templates: Templates): Promise<PlanTemplate[]> => {
  const rows = await templates.select(['id', 'groupId', 'name', 'days', 'createdAt', 'updatedAt']).execute();
  const entries = await entriesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    entries: entries.filter(({ templateId }) => templateId === row.id).map(({ templateId: _, ...entry }) => entry),
  }));
};

const entriesOf = async (
  db: GroupDatabase,
  templateIds: string[],
): Promise<(TemplateEntry & { templateId: string })[]> => {
  if (templateIds.length === 0) return [];
  const rows = await db
    .from('mealPlanTemplateEntries')
    .leftJoin('recipes', (join) => join.on(isItsRecipe(db, 'mealPlanTemplateEntries')))
    .where(db.dialect.isOneOf('templateId', templateIds))
    .select(['templateId', 'day', 'lastDay', 'entryType', 'title', 'text', 'recipeId', 'servings'])
    .select('recipes.number as recipeNumber')
    .orderBy('mealPlanTemplateEntries.position')
    .execute();
  const recipeOf = await readPlannedRecipes(db, rows);
  return rows.map(({ recipeNumber, ...row }) => {
    const { recipe, secret } = recipeOf({ ...row, recipeNumber });
    return { ...row, ...secret, recipe };
  });
};

interface TemplateRow {
  name: string;
  days: number;
  updatedAt: string;
}

export const insertTemplate = (db: GroupTransaction, row: TemplateRow & { id: string; createdAt: string }) =>
  db.insert('mealPlanTemplates', { ...row, nameKey: plainText(row.name) }).execute();

export const updateTemplate = (db: GroupTransaction, templateId: string, row: TemplateRow) =>
  db
    .update('mealPlanTemplates')
    .set({ ...row, nameKey: plainText(row.name) })
    .where('id', '=', templateId)
    .execute();

export const deleteTemplate = (db: GroupTransaction, templateId: string) =>
  db.remove('mealPlanTemplates').where('id', '=', templateId).execute();

export const replaceTemplateEntries = async (
  db: GroupTransaction,
  templateId: string,
  entries: readonly Omit<TemplateEntry, 'recipe'>[],
): Promise<void> => {
  await db.remove('mealPlanTemplateEntries').where('templateId', '=', templateId).execute();
  await db.insertAll(
    'mealPlanTemplateEntries',
    entries.map((entry, position) => ({
      id: randomUUID(),
      templateId,
      position,
      day: entry.day,
      lastDay: entry.lastDay,
      entryType: entry.entryType,
      title: entry.title,
      text: entry.text,
      recipeId: entry.recipeId,
      servings: entry.servings,
    })),
  );
};
