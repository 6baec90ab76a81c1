import type { AppPicture } from './app-recipe.ts';
import type { SentFile, Surroundings } from './sent-file.ts';

const endings = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif', 'heic', 'bmp'];

/** A picture by its path without an ending: `images/original`. */
export const pictureNamed = (around: Surroundings, path: string): SentFile | undefined => {
  for (const ending of endings) {
    const file = around.find(`${path}.${ending}`);
    if (file) return file;
  }
  return undefined;
};

/**
 * The picture that a path names: beside the file, in a folder for pictures, or, as phones write where they had it once, anywhere by the
 * last part of the path.
 */
export const pictureAt = (around: Surroundings, path: string): SentFile | undefined => {
  const plain = unescaped(path.trim()).replaceAll('\\', '/').replace(/^\/+/, '');
  if (plain === '' || /^https?:/i.test(plain)) return undefined;
  const name = plain.slice(plain.lastIndexOf('/') + 1);
  if (name === '') return undefined;
  return (
    around.find(plain) ??
    around.find(`images/${name}`) ??
    around.find(`../images/${name}`) ??
    around.endingIn(`/${plain}`)[0] ??
    around.endingIn(`/${name}`)[0]
  );
};

const unescaped = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** The files of these as pictures, each once. */
export const picturesOf = (files: readonly (SentFile | undefined)[]): AppPicture[] =>
  [...new Set(files)].flatMap((file) => (file ? [{ file }] : []));
