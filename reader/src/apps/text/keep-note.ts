import type { AppRecipe } from '../app-recipe.ts';
import { pictureAt, picturesOf } from '../pictures.ts';
import type { OpenedFile } from '../sent-file.ts';
import { addressOf, isRecord, recordsOf, textOf } from '../values.ts';

/** A note of Google Keep, as Takeout gives each in a file: its title and its text, or its list. */
export const keepNoteIn = (json: unknown): string | undefined => {
  if (!isRecord(json) || !('isTrashed' in json) || !('isArchived' in json)) return undefined;
  const list = recordsOf(json.listContent).map(({ text }) => textOf(text));
  const content = textOf(json.textContent) || list.join('\n');
  return content === '' ? undefined : `${textOf(json.title)}\n\n${content}`;
};

/** What stands around the text of a note. */
export const besideNote = ({ json, around }: OpenedFile): Partial<AppRecipe> => {
  if (!isRecord(json)) return {};
  const created = Number(textOf(json.createdTimestampUsec)) / 1000;
  const names = recordsOf(json.attachments).map(({ filePath }) => textOf(filePath));
  // A file that the note names as ".jpeg" may lie there as ".jpg".
  const files = names.map((name) => pictureAt(around, name) ?? pictureAt(around, name.replace(/\.jpeg$/i, '.jpg')));
  return {
    url: recordsOf(json.annotations)
      .map(({ url }) => addressOf(url))
      .find(Boolean),
    tags: recordsOf(json.labels)
      .map(({ name }) => textOf(name))
      .filter(Boolean),
    createdAt: created > 0 && created < 8.64e15 ? new Date(created).toISOString() : undefined,
    pictures: picturesOf(files),
  };
};
