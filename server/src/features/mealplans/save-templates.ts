import { randomUUID } from 'node:crypto';
import {
  type BodyOf,
  type mealplanTemplates,
  mostTemplateDays,
  type PlanEntry,
  type PlanTemplate,
  type SentTemplateEntry,
  type TemplateEntry,
} from '@larder/contract';
import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { type BinKind, putBack, putInBin } from '../bin/index.ts';
import { addDays, daysBetween } from './days.ts';
import { entryRowsFrom } from './entries.repository.ts';
import { plannedFrom, refuseDays } from './entry-rules.ts';
import { refuseUnknownRecipes } from './planned-recipes.repository.ts';
import { type By, createEntries } from './save-entries.ts';
import {
  deleteTemplate,
  getTemplate,
  insertTemplate,
  replaceTemplateEntries,
  updateTemplate,
} from './templates.repository.ts';

type Entry = Omit<TemplateEntry, 'recipe'>;
type NewTemplate = BodyOf<typeof mealplanTemplates.create>;
type TemplateChange = BodyOf<typeof mealplanTemplates.replace>;

/** Saves planned days as a template, or the entries that were sent. */
export const createTemplate = (db: GroupDatabase, sent: NewTemplate, at: Date): Promise<PlanTemplate> =>
  db.change(async (db) => {
    const { startDate, endDate } = sent;
    const ofDays = startDate && endDate ? await plannedDays(db, startDate, endDate) : undefined;
    const entries = ofDays?.entries ?? (sent.entries ?? []).map(templateEntry);
    await refuseUnknownRecipes(db, entries);
    const id = randomUUID();
    await insertTemplate(db, {
      id,
      name: sent.name,
      days: ofDays?.days ?? daysOf(entries, sent.days),
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
    });
    await replaceTemplateEntries(db, id, entries);
    return recorded(db, 'created', await getTemplate(db, id));
  });

/** Changes what was sent of a template. */
export const saveTemplate = (
  db: GroupDatabase,
  templateId: string,
  sent: TemplateChange,
  at: Date,
): Promise<PlanTemplate> =>
  db.change(async (db) => {
    const template = await getTemplate(db, templateId);
    const entries = sent.entries?.map(templateEntry);
    if (entries) {
      await refuseUnknownRecipes(db, entries);
      await replaceTemplateEntries(db, template.id, entries);
    }
    await updateTemplate(db, template.id, {
      name: sent.name ?? template.name,
      days: daysOf(entries ?? template.entries, sent.days ?? template.days),
      updatedAt: at.toISOString(),
    });
    return recorded(db, 'updated', await getTemplate(db, template.id));
  });

/** Plans the meals of a template from a day on. */
export const applyTemplate = (db: GroupDatabase, templateId: string, startDate: string, by: By): Promise<PlanEntry[]> =>
  db.change(async (db) => {
    const { entries } = await getTemplate(db, templateId);
    return createEntries(
      db,
      entries.map(({ day, lastDay, recipe: _, ...entry }) => ({
        ...entry,
        date: addDays(startDate, day),
        endDate: lastDay === null ? null : addDays(startDate, lastDay),
      })),
      by,
    );
  });

/** Puts a template in the bin, and answers what it was. */
export const removeTemplate = (db: GroupDatabase, templateId: string, at: Date): Promise<PlanTemplate> =>
  db.change(async (db) => {
    const template = await getTemplate(db, templateId);
    await putInBin(db, templateBin, [{ id: template.id, name: template.name }], at);
    await deleteTemplate(db, template.id);
    return recorded(db, 'deleted', template);
  });

const recorded = async (
  db: GroupTransaction,
  what: 'created' | 'updated' | 'deleted' | 'restored',
  template: PlanTemplate,
): Promise<PlanTemplate> => {
  await db.record(`mealplan-template.${what}`, { id: template.id, name: template.name });
  return template;
};

/** How templates come back from the bin: without recipes that have gone. */
export const templateBin: BinKind = {
  kind: 'mealplanTemplate',
  table: 'mealPlanTemplates',
  parts: [
    {
      table: 'mealPlanTemplateEntries',
      column: 'templateId',
      refersTo: [{ column: 'recipeId', table: 'recipes', whenGone: 'left out' }],
    },
  ],
  restore: async (db, contents) => {
    await putBack(db, templateBin, contents);
    const { name } = await recorded(db, 'restored', await getTemplate(db, String(contents.row.id)));
    return { name, slug: null };
  },
};

/** What begins on these days, counted from the first of them; what lasts longer ends with the template. */
const plannedDays = async (db: GroupDatabase, startDate: string, endDate: string) => {
  refuseDays(startDate, endDate, mostTemplateDays);
  const rows = await entryRowsFrom(db, startDate, endDate);
  const days = daysBetween(startDate, endDate) + 1;
  const entries = rows
    .filter(({ date }) => date >= startDate)
    .map((row): Entry => {
      const last = row.endDate === null ? null : Math.min(daysBetween(startDate, row.endDate), days - 1);
      const day = daysBetween(startDate, row.date);
      return templateEntry({ ...row, day, lastDay: last });
    });
  return { days, entries };
};

const templateEntry = (sent: SentTemplateEntry): Entry => {
  const { day, lastDay = null, entryType } = sent;
  const entry = {
    day,
    lastDay: lastDay === day ? null : lastDay,
    entryType,
    ...plannedFrom(sent),
  };
  if (entry.lastDay !== null && entry.lastDay < day) throw new AppError('mealplan.ends-before');
  return entry;
};

/** As many days as its entries need, a week at least unless fewer are asked for. */
const daysOf = (entries: readonly Pick<Entry, 'day' | 'lastDay'>[], asked: number | null | undefined): number =>
  Math.max(asked ?? 7, ...entries.map(({ day, lastDay }) => (lastDay ?? day) + 1));
