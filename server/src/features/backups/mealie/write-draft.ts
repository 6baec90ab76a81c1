import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Instance, type InstanceProblem, MealieTables, problemReasons, readMealieInstance } from '@larder/reader';
import { z } from 'zod';
import { AppError } from '../../../platform/errors/index.ts';
import { openZip, type ZipEntry, type ZipLimits } from '../../../platform/files/index.ts';
import { refuse } from '../archive/take-upload.ts';
import { createDraftTables } from '../drafts/draft-tables.ts';
import type { WrittenDraft } from '../drafts/written-draft.ts';
import type { Context } from '../drafts/written-rows.ts';
import { readJsonTables } from './json-tables.ts';
import { rowsOfInstance } from './rows/rows-of-instance.ts';

/** Some rows of some tables, and what could not be read when they were. */
const PieceOfTables = z.object({
  tables: z.record(z.string(), z.array(z.unknown())),
  problems: z
    .array(z.object({ table: z.string(), reason: z.enum(problemReasons), rows: z.number(), example: z.string() }))
    .default([]),
});
export type PieceOfTables = z.infer<typeof PieceOfTables>;

/** The tables of a server with 10,000 recipes are 100 MB. */
const largestDatabase = 300_000_000;

/** By hand it may have been packed one folder deeper, with what a Mac puts beside. */
const databaseIn = (entries: readonly ZipEntry[]): ZipEntry => {
  const [entry] = entries
    .filter(({ path }) => /(?:^|\/)database\.json$/.test(path) && !path.startsWith('__MACOSX'))
    .toSorted((one, other) => one.path.length - other.path.length);
  if (!entry) throw new AppError('backup.of-another-program');
  if (entry.size > largestDatabase) throw new AppError('backup.too-large');
  return entry;
};

const readTables = async (entry: ZipEntry): Promise<MealieTables> => {
  const tables = new MealieTables();
  try {
    await readJsonTables(await entry.stream(), {
      open: (name, isList) => tables.open(name, isList),
      row: (name, text) => tables.addText(name, text),
    });
    return tables;
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new AppError('backup.of-another-program', {}, { cause });
  }
};

/**
 * Reads the tables of a backup of Mealie, and writes them as ours into the draft of a place.
 * @throws AppError where there is no group in them
 */
export const writeDraft = async (
  archive: string,
  { limits, ...where }: { place: string; now: string; limits: ZipLimits },
): Promise<WrittenDraft> => {
  const zip = await openZip(archive, limits).catch(refuse);
  try {
    const entry = databaseIn(zip.entries);
    const folder = entry.path.slice(0, -'database.json'.length);
    return await draftOf(await readTables(entry), { folder, ...where });
  } catch (error) {
    // Between threads only a refusal stays what it is.
    return refuse(error);
  } finally {
    zip.close();
  }
};

/** As `writeDraft`, of tables in pieces: files that have some rows of some tables each. */
export const writeDraftOfPieces = async (
  pieces: string,
  where: { place: string; now: string },
): Promise<WrittenDraft> => {
  const tables = new MealieTables();
  const problems: InstanceProblem[] = [];
  try {
    for (const name of (await readdir(pieces)).toSorted()) {
      const piece = PieceOfTables.parse(JSON.parse(await readFile(join(pieces, name), 'utf8')));
      for (const [table, rows] of Object.entries(piece.tables)) {
        tables.open(table);
        for (const row of rows) tables.addText(table, JSON.stringify(row));
      }
      problems.push(...piece.problems);
    }
    const draft = await draftOf(tables, { folder: '', ...where });
    return { ...draft, problems: [...problems, ...draft.problems] };
  } catch (error) {
    return refuse(error);
  }
};

type Tell = Context['tell'];

const draftOf = async (
  sent: MealieTables,
  { folder, place, now }: { folder: string; place: string; now: string },
): Promise<WrittenDraft> => {
  const instance = readMealieInstance(sent);
  if (instance.groups.length === 0) throw new AppError('backup.of-another-program');
  const { version, groups } = instance;
  const told = new Map<string, InstanceProblem>();
  const tell: Tell = (table, reason, example) => {
    const { rows = 0, ...first } = told.get(`${table} ${reason}`) ?? { table, reason, example };
    told.set(`${table} ${reason}`, { ...first, rows: rows + 1 });
  };
  const tables = await writeTables(instance, place, { now, tell });
  return {
    ...{ version, folder, tables, problems: [...instance.problems, ...told.values()] },
    groups: groups.map(({ id, name, households, users, recipes, lists }) => ({
      ...{ id, name, households: households.length, users: users.length },
      ...{ recipes: recipes.length, lists: lists.length },
    })),
    userIds: groups.flatMap(({ users }) => users.map(({ id }) => id)),
    recipes: groups.flatMap(({ recipes }) =>
      recipes.map(({ id, isPictured, assets, timeline }) => ({
        ...{ id, isPictured },
        assets: assets.map(({ fileName }) => fileName),
        events: timeline.map(({ id }) => id),
      })),
    ),
  };
};

const writeTables = async (
  instance: Instance,
  place: string,
  { now, tell }: { now: string; tell: Tell },
): Promise<WrittenDraft['tables']> => {
  const tables = createDraftTables(place);
  for (const some of rowsOfInstance(instance, now, tell)) {
    for (const [table, rows] of Object.entries(some)) await tables.write(table, rows);
  }
  return tables.end();
};
