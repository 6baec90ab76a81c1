import { z } from 'zod';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import type { Words } from '../../../platform/http/index.ts';
import { type ExportedRow, firstCategories } from './recipe-exports.repository.ts';

/** How recipes are put in order: by their categories, as they were named, or as they stand in cookbooks. */
export const Order = z.union([
  z.enum(['category', 'none']),
  z.array(z.object({ title: z.string(), slugs: z.array(z.string()) })),
]);
export type Order = z.infer<typeof Order>;

export interface Chapter {
  /** Empty where a book has no chapters. */
  title: string;
  recipes: ExportedRow[];
}

/** Chapters of a book, in which a recipe stands once; what belongs to none of them comes last. */
export const chaptersOf = async (
  db: GroupDatabase,
  rows: readonly ExportedRow[],
  order: Order,
  { language, words }: { language: string; words: Words },
): Promise<Chapter[]> => {
  const chapters = order === 'none' ? [] : await namedChapters(db, rows, order, language);
  const placed = new Set(chapters.flatMap(({ recipes }) => recipes));
  const others = rows.filter((row) => !placed.has(row));
  if (others.length === 0) return chapters;
  return [...chapters, { title: chapters.length > 0 ? words('export.more-recipes') : '', recipes: others }];
};

const namedChapters = async (
  db: GroupDatabase,
  rows: readonly ExportedRow[],
  order: Exclude<Order, 'none'>,
  language: string,
): Promise<Chapter[]> => {
  const byTitle = new Map<string, ExportedRow[]>();
  if (order === 'category') {
    const categories = await firstCategories(db);
    for (const row of rows) {
      const title = categories.get(row.number);
      if (!title) continue;
      const recipes = byTitle.get(title);
      if (recipes) recipes.push(row);
      else byTitle.set(title, [row]);
    }
    const { compare } = new Intl.Collator(language);
    return [...byTitle]
      .map(([title, recipes]) => ({ title, recipes }))
      .sort((one, other) => compare(one.title, other.title));
  }
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  return order
    .map(({ title, slugs }) => ({
      title,
      recipes: slugs.flatMap((slug) => {
        const row = bySlug.get(slug);
        bySlug.delete(slug);
        return row ?? [];
      }),
    }))
    .filter(({ recipes }) => recipes.length > 0);
};
