import type { AppReader } from '../app-reader.ts';
import type { AppRecipe } from '../app-recipe.ts';
import { isMealie, recipeOfMealie } from '../mealie/read-mealie.ts';
import type { OpenedFile } from '../sent-file.ts';
import { isRecord, recordsOf, textOf } from '../values.ts';

/**
 * Our own archive: a folder for each recipe with its JSON, in which stands beside the fields of a recipe what people said of it and what it
 * was before. It is brought in from that file as it is; what is read here is for looking at.
 */
export const larder: AppReader = {
  app: 'larder',
  recognise: ({ json }) => (isMealie(json) && isRecord(json.larder) ? 1 : 0),
  *read(file) {
    const { json } = file;
    if (isMealie(json) && isRecord(json.larder)) yield recipeOf(file, json, json.larder);
  },
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
