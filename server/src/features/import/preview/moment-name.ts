import type { FileStore } from '../../../platform/files/index.ts';
import { randomToken } from '../../../platform/security/index.ts';

/** A name that nobody can guess, and that tells when it was given. */
export const momentName = (at: Date): string => `${at.getTime().toString(36)}.${randomToken(24)}`;

/** Milliseconds since 1970; NaN for what is no such name. */
export const momentOf = (name: string): number => Number.parseInt(/^([0-9a-z]+)\.[\w-]+$/.exec(name)?.[1] ?? '', 36);

/** Removes the files and folders of a folder whose names were given before a moment. */
export const forgetOld = async (files: FileStore, folder: string, before: number): Promise<void> => {
  const inside = (await files.list(folder)).map(({ name }) => name.split('/'));
  for (const [name = '', ...below] of inside) {
    if (!(momentOf(name) < before)) continue;
    if (below.length > 0) await files.removeFolder(`${folder}/${name}`);
    else await files.remove(`${folder}/${name}`);
  }
};
