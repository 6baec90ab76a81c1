import { contract } from '@larder/contract';
import { AppError } from '../../platform/errors/index.ts';
import { implement, type MemberContext, type Route } from '../../platform/http/index.ts';
import { changeOf, createRecipe, prepareRestore, restoreAlone, sizeOfTaken, withoutFiles } from '../recipes/index.ts';
import { startBulkImport } from './bulk/start-bulk-import.ts';
import { collectionRoutes } from './collection/collection.routes.ts';
import { noRecipe } from './no-recipe.ts';
import { noteMissingRoom } from './note-on-import.ts';
import { sourcePageRoutes } from './pages/source-pages.routes.ts';
import { importPreviewRoutes } from './preview/preview.routes.ts';
import { findInSent, readExported, readPage } from './reading.ts';
import { readRecipeArchive } from './recipe-archive.ts';
import { saveReading } from './save-reading.ts';
import { saveShownPage } from './save-shown-page.ts';
import { schemaOfReading } from './schema-of-reading.ts';
import { webAddress } from './sent-text.ts';
import type { Reading } from './source.ts';

const readPageFor = ({ platform, language }: MemberContext, url: string): Promise<Reading> =>
  readPage(platform.outbound, url, language);

const recipeRoutes = implement(contract.imports, {
  fromUrl: async ({ body }, context) => saveReading(context, await readPageFor(context, body.url), body),
  testUrl: async ({ body }, context) => schemaOfPage(context, body.url),
  fromHtmlOrJson: async ({ body }, context) => {
    const exported = await readExported(body.data);
    if (exported) {
      const { input, isPrivate } = exported;
      return (await createRecipe(context.db, changeOf(context), { ...input, assets: [] }, { isPrivate })).slug;
    }
    return saveReading(context, await readSentDocument(body.data, body.url ? webAddress(body.url) : ''), body);
  },
  fromZip: async ({ files }, context) => {
    const taken = await prepareRestore(await readRecipeArchive(files.archive.bytes));
    const isWhole = await context.platform.room.take(context.db.groupId, sizeOfTaken(taken));
    const kept = isWhole ? taken : withoutFiles(taken);
    const recipe = await restoreAlone(context.db, changeOf(context), kept, async (db, { id }) => {
      if (!isWhole) await noteMissingRoom(db, context, id);
    });
    return recipe.slug;
  },
});

/** Clients of the peer's API show this text as it is. */
const nothingToRead = 'recipe_scrapers was unable to scrape this URL';

const schemaOfPage = async (context: MemberContext, url: string): Promise<unknown> => {
  try {
    return schemaOfReading((await readPageFor(context, url)).recipe);
  } catch (error) {
    if (error instanceof AppError && noRecipeCodes.has(error.code)) return nothingToRead;
    throw error;
  }
};

const noRecipeCodes = new Set<string>(['import.no-recipe', 'import.robot-check']);

/** Clients of the peer's API know one refusal of a document, whatever kind it was. */
const readSentDocument = async (data: string, url: string): Promise<Reading> => {
  const reading = await findInSent(data, url);
  if (!reading) throw noRecipe();
  return reading;
};

const bulkRoutes = implement(contract.bulkImports, {
  fromUrls: async ({ body }, context) => ({ reportId: await startBulkImport(context, body) }),
});

const shownPageRoutes = implement(contract.shownPages, {
  save: ({ body }, context) => saveShownPage(context, body),
});

export const importRoutes: Route[] = [
  ...recipeRoutes,
  ...bulkRoutes,
  ...shownPageRoutes,
  ...collectionRoutes,
  ...importPreviewRoutes,
  ...sourcePageRoutes,
];
