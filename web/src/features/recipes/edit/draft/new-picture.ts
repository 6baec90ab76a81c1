import { newId } from './rows.ts';

/** Another picture than the recipe has, or none: it waits for the save like everything else. */
export type NewPicture =
  | { kind: 'file'; id: string; name: string }
  | { kind: 'address'; url: string }
  | { kind: 'none' };

/** Files that were chosen in this tab: a stored draft knows their names alone. */
const files = new Map<string, { file: File; address: string }>();

export const pictureOfFile = (file: File): NewPicture => {
  const id = newId();
  files.set(id, { file, address: URL.createObjectURL(file) });
  return { kind: 'file', id, name: file.name };
};

/** Undefined for one that was chosen in another tab, or before the page was loaded anew. */
export const fileOf = (picture: NewPicture): File | undefined =>
  picture.kind === 'file' ? files.get(picture.id)?.file : undefined;

/** Where the browser finds it. */
export const addressOfPicture = (picture: NewPicture): string | undefined => {
  if (picture.kind === 'address') return picture.url;
  return picture.kind === 'file' ? files.get(picture.id)?.address : undefined;
};
