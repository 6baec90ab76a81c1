import { randomToken } from '../security/index.ts';

/**
 * Where things lie in the store: names with slashes, the same whether the store is a folder or a bucket. A key that would
 * leave its place is refused by `isSafeKey`, so these may be given what a request says.
 */
export const recipeFolder = (recipeId: string): string => `recipes/${recipeId}`;
export const recipeImageFolder = (recipeId: string): string => `recipes/${recipeId}/images`;
export const recipeAssetFolder = (recipeId: string): string => `recipes/${recipeId}/assets`;

export const imageNames = { original: 'original.webp', min: 'min-original.webp', tiny: 'tiny-original.webp' } as const;

export const imageKey = (folder: string, size: keyof typeof imageNames): string => `${folder}/${imageNames[size]}`;
export const recipeImageKey = (recipeId: string, size: keyof typeof imageNames): string =>
  imageKey(recipeImageFolder(recipeId), size);
export const recipeAssetKey = (recipeId: string, fileName: string): string =>
  `${recipeAssetFolder(recipeId)}/${fileName}`;
/** The page that a recipe was imported from. Beside what is served, so nobody gets it by its address. */
export const recipePageKey = (recipeId: string): string => `${recipeFolder(recipeId)}/page.json.gz`;
export const recipeScanFolder = (recipeId: string): string => `${recipeFolder(recipeId)}/scans`;
/** What was read from the pictures of a recipe: a page's words and its picture, beside what is served to everybody. */
export const recipeScanKey = (recipeId: string, name: string): string => `${recipeScanFolder(recipeId)}/${name}`;
/** The file whose page or words a name of a scan tells of: `note.jpg` for `note.jpg-1.webp` and `note.jpg.eng.json`. */
export const scannedFile = (name: string): string => name.replace(/(?:-\d+\.webp|\.[a-z]{3}\.json)$/, '');
/** What a group has read and not saved yet. */
export const importDraftFolder = (groupId: string): string => `imports/${groupId}/drafts`;
export const handOverFolder = (groupId: string): string => `imports/${groupId}/hand-overs`;
/** Recipes of a group to take away. */
export const recipeExportKey = (groupId: string, exportId: string): string => `exports/${groupId}/${exportId}.zip`;
/** An archive of recipes that waits to be brought back. */
export const restoreKey = (groupId: string, reportId: string): string => `imports/${groupId}/restores/${reportId}.zip`;

export const userImageKey = (userId: string): string => `users/${userId}/profile.webp`;

/** No file system takes a longer name, counted in bytes. */
const longestName = 255;

/** Whether each part of a key is an ordinary name: not empty, not hidden, no way up, no other separator, no control character. */
export const isSafeKey = (key: string): boolean => key.split('/').every(isSafeName);

const isSafeName = (name: string): boolean =>
  name !== '' && !name.startsWith('.') && !/[\\\p{Cc}]/u.test(name) && Buffer.byteLength(name) <= longestName;

/** A new part for a draft of a file, which no key can name. */
export const draftName = (): string => `${draftStart}${randomToken(9)}`;
export const isDraftName = (name: string): boolean => name.startsWith(draftStart);
const draftStart = '.draft-';
