import { contract, type Recipe } from '@larder/contract';
import { z } from 'zod';
import { replyConverter } from '../../../compatibility/index.ts';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { FileStore } from '../../../platform/files/index.ts';
import { type FileAnswer, implement, type Platform, type Route } from '../../../platform/http/index.ts';
import { createSignedTokens } from '../../../platform/security/index.ts';
import { getRecipe } from '../reading/read-recipe.repository.ts';
import { recipeZip } from './recipe-zip.ts';

const claims = z.object({ groupId: z.string(), slug: z.string() });
/** What a token opens: one recipe of one group. */
type Claims = z.infer<typeof claims>;

const lifeInSeconds = 30 * 60;

const tokens = ({ secret, clock }: Platform) =>
  createSignedTokens({ secret, purpose: 'recipe-zip', claims, now: () => clock.now().getTime() });

/** A token that fetches the zip of a recipe for 30 minutes, so that a browser can do it as an ordinary download. */
const newExportToken = (platform: Platform, recipe: Claims): Promise<string> =>
  tokens(platform).sign(recipe, lifeInSeconds);

/** Throws `recipe.token-invalid` for a token that is forged or expired. */
const readExportToken = async (platform: Platform, token: string): Promise<Claims> => {
  const read = await tokens(platform).read(token);
  if (!read) throw new AppError('recipe.token-invalid');
  return read.claims;
};

const { exportFormats, createExportToken, exportZip, export: exportAs } = contract.recipes;

export const zipAnswer = (files: FileStore, recipe: Recipe): FileAnswer => ({
  contentType: 'application/zip',
  saveAs: `${recipe.slug}.zip`,
  body: () => recipeZip(files, recipe),
});

/** The recipe as the API tells it. */
const onTheWire = replyConverter(contract.recipes.get.reply);

const jsonAnswer = (recipe: Recipe): FileAnswer => ({
  contentType: 'application/json',
  saveAs: `${recipe.slug}.json`,
  body: Buffer.from(JSON.stringify(onTheWire(recipe), null, 4)),
});

/** @param openGroup the data of the group that a token names: whoever fetches a zip by its token is not logged in */
export const exportRoutes = (openGroup: (groupId: string) => GroupDatabase): Route[] =>
  implement(
    { exportFormats, createExportToken, exportZip, exportAs },
    {
      exportFormats: () => ({ json: ['raw'], zip: ['zip'], jinja2: [] }),
      createExportToken: async ({ params }, { db, platform }) => {
        const { slug } = await getRecipe(db, params.slug);
        return { token: await newExportToken(platform, { groupId: db.groupId, slug }) };
      },
      exportZip: async ({ query }, { platform }) => {
        const { groupId, slug } = await readExportToken(platform, query.token);
        return zipAnswer(platform.files, await getRecipe(openGroup(groupId), slug));
      },
      exportAs: async ({ params, query }, { db, platform }) => {
        const recipe = await getRecipe(db, params.slug);
        if (query.templateName === 'raw') return jsonAnswer(recipe);
        if (query.templateName === 'zip') return zipAnswer(platform.files, recipe);
        throw new AppError('recipe.template-unknown', { name: query.templateName });
      },
    },
  );
