import type { MoveRecipe } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import type { FileAnswer, Words } from '../../../platform/http/index.ts';
import { listReportRows } from './report.repository.ts';

/** A spreadsheet must not run what a name says. */
const cell = (text: string): string => {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** What has become of each recipe, for a spreadsheet. */
export const reportTable = async (db: GroupDatabase, moveId: string, words: Words): Promise<FileAnswer> => {
  const head = [
    words('moving.table.name'),
    words('moving.table.file'),
    words('moving.table.outcome'),
    words('moving.table.reason'),
    words('moving.table.recipe'),
  ];
  const rows = await listReportRows(db, moveId);
  const lines = rows.map(({ name, file, state, reason, missing, slug }) => {
    const lacking: MoveRecipe['missing'] = JSON.parse(missing);
    const why = [reason, ...lacking.map(({ message }) => message)].filter(Boolean).join(' ');
    return [name, file, words(`moving.state.${state}`), why, slug ?? ''];
  });
  return tableOf([head, ...lines], 'move-in.csv');
};

/** Recipes that somebody has changed since they came, for a spreadsheet. */
export const changedTable = (
  recipes: readonly { name: string; slug: string; changedAt: string }[],
  words: Words,
): FileAnswer => {
  const head = [words('moving.table.name'), words('moving.table.recipe'), words('moving.table.changed')];
  return tableOf([head, ...recipes.map(({ name, slug, changedAt }) => [name, slug, changedAt])], 'changed.csv');
};

const tableOf = (lines: readonly string[][], saveAs: string): FileAnswer => {
  const text = lines.map((line) => line.map(cell).join(',')).join('\r\n');
  return { body: Buffer.from(`\uFEFF${text}\r\n`), contentType: 'text/csv; charset=utf-8', saveAs };
};
