import type { Readable } from 'node:stream';
import { AppError } from '../../../platform/errors/index.ts';
import { type FileStore, writeZip, type ZipContent } from '../../../platform/files/index.ts';
import type { RecipeThere } from './recipes/recipe-server.ts';
import { refusedStatus, type ServerCalls } from './server-calls.ts';
import { serverFolder } from './server-files.ts';
import type { MoveServerRow } from './servers.repository.ts';

/** Pictures of one recipe; more were not put there by a cook. */
const mostPictures = 10;

const marks: [ending: string, isIt: (bytes: Buffer) => boolean][] = [
  ['jpg', (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8],
  ['png', (bytes) => bytes.toString('latin1', 1, 4) === 'PNG'],
  ['webp', (bytes) => bytes.toString('latin1', 8, 12) === 'WEBP'],
  ['gif', (bytes) => bytes.toString('latin1', 0, 3) === 'GIF'],
  ['avif', (bytes) => bytes.toString('latin1', 4, 12) === 'ftypavif'],
  ['heic', (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp'],
];

/** What the bytes of a picture are; undefined for a page, or a drawing that stands for a picture that is not there. */
const endingOf = (bytes: Buffer): string | undefined => marks.find(([, isIt]) => isIt(bytes))?.[0];

/** Whoever asks is known to this server alone: pictures may lie elsewhere. */
const fetchFile = (calls: ServerCalls, address: string): Promise<Buffer> => {
  const url = new URL(address, `${calls.address}/`);
  if (url.origin === new URL(calls.address).origin) return calls.file(url.href);
  return calls.at(url.origin).file(`${url.pathname}${url.search}`);
};

/** What a recipe itself is in: none of the names by which readers know a format, so that its content decides. */
export const recipeFile = 'export.json';

/** Where the recipes of a server lie, each under its number, until they are a move. */
export const recipesFolder = ({ groupId, id }: Pick<MoveServerRow, 'groupId' | 'id'>): string =>
  `${serverFolder(groupId, id)}/recipes`;

/** Lays a recipe and its pictures into a folder. A picture that cannot be had is left as its address, which is tried later. */
export const storeRecipe = async (
  files: FileStore,
  folder: string,
  calls: ServerCalls,
  recipe: RecipeThere,
): Promise<void> => {
  const names: string[] = [];
  for (const { address, name } of recipe.pictures.slice(0, mostPictures)) {
    const whole = new URL(address, `${calls.address}/`).href;
    try {
      const bytes = await fetchFile(calls, address);
      const ending = endingOf(bytes);
      if (!ending) continue;
      await files.write(`${folder}/${name}.${ending}`, bytes);
      names.push(`${name}.${ending}`);
    } catch (error) {
      // Whoever is asked to wait is asked again later: what lies behind a log-in is fetched by nobody else.
      if (!(error instanceof AppError) || refusedStatus(error) === 429) throw error;
      names.push(whole);
    }
  }
  await files.write(`${folder}/${recipeFile}`, Buffer.from(JSON.stringify(recipe.write(names))));
};

/** All that lies in a folder as one archive, made while it is read. */
export const packFolder = (files: FileStore, folder: string): Readable => writeZip(entriesOf(files, folder));

async function* entriesOf(files: FileStore, folder: string): AsyncGenerator<ZipContent> {
  for (const { name, modifiedAt } of await files.list(folder)) {
    const file = await files.find(`${folder}/${name}`);
    if (file) yield { path: name, content: () => file.stream(), modifiedAt, isPacked: !name.endsWith('.json') };
  }
}
