import type { AppReader } from '../app-reader.ts';
import type { AppRecipe } from '../app-recipe.ts';
import { isMealie, recipeOfMealie } from '../mealie/read-mealie.ts';
import type { OpenedFile } from '../sent-file.ts';
import { isRecord, recordsOf, textOf } from '../values.ts';

/**
 * Our own archive: a folder for each recipe with its JSON, in which stands beside the fields of a recipe what people said of it and what it
 * was before. It is brought in from that file as it is; what is read here is for looking at. A file of its own has what a household has
 * beside its recipes.
 */
export const larder: AppReader = {
  app: 'larder',
  recognise: ({ json }) => (isHousehold(json) || (isMealie(json) && isRecord(json.larder)) ? 1 : 0),
  *read(file) {
    const { json } = file;
    if (isMealie(json) && isRecord(json.larder)) yield recipeOf(file, json, json.larder);
  },
};

const isHousehold = (json: unknown): json is Record<string, unknown> =>
  isRecord(json) && json.format === 'larder-household';

/** How many rows a file of our archive has of each table that a household has beside its recipes; undefined for any other file. */
export const householdRows = ({ json }: OpenedFile): { name: string; rows: number }[] | undefined => {
  if (!isHousehold(json)) return undefined;
  const numbers = new Map<string, number>();
  for (const row of recordsOf(json.rows)) {
    for (const table of Object.keys(row)) numbers.set(table, (numbers.get(table) ?? 0) + 1);
  }
  return [...numbers].map(([name, rows]) => ({ name, rows }));
};

const recipeOf = (file: OpenedFile, json: Record<string, unknown>, besides: Record<string, unknown>): AppRecipe => ({
  ...recipeOfMealie(file, json, file.path),
  unplaced: [],
  whole: {
    path: file.path,
    events: recordsOf(besides.events).flatMap((event) => {
      const eventId = textOf(event.id);
      const picture = eventId ? file.around.find(`images/timeline/${eventId}/original.webp`) : undefined;
      return picture ? [{ eventId, path: picture.path }] : [];
    }),
  },
});
