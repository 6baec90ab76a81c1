import { contract } from '@larder/contract';
import type { ReadRecipe } from '@larder/reader';
import { implement, type MemberContext, type Route } from '../../platform/http/index.ts';
import { changeOf, createRecipe, restoreRecipe } from '../recipes/index.ts';
import { readExportedRecipe } from './exported-recipe.ts';
import { noRecipe } from './no-recipe.ts';
import { readDocument, readFetched } from './read-document.ts';
import { readRecipeArchive } from './recipe-archive.ts';
import { saveReading } from './save-reading.ts';
import { parseJson, webAddress } from './sent-text.ts';

const readPage = async ({ platform, language }: MemberContext, url: string): Promise<ReadRecipe> => {
  const page = await platform.outbound.fetchPage(webAddress(url), { acceptLanguage: language });
  const read = readFetched(page);
  if (!read) throw noRecipe();
  return read;
};

export const importRoutes: Route[] = implement(contract.imports, {
  fromUrl: async ({ body }, context) => saveReading(context, await readPage(context, body.url), body),
  testUrl: ({ body }, context) => readPage(context, body.url),
  fromHtmlOrJson: async ({ body }, context) => {
    const exported = readExportedRecipe(parseJson(body.data));
    if (exported) return (await createRecipe(context.db, changeOf(context), { ...exported.input, assets: [] })).slug;
    const read = readDocument(body.data, body.url ? webAddress(body.url) : '');
    if (!read) throw noRecipe();
    return saveReading(context, read, body);
  },
  fromZip: async ({ files }, context) => {
    const taken = await readRecipeArchive(files.archive.bytes);
    return (await restoreRecipe(context.db, changeOf(context), taken)).slug;
  },
});
