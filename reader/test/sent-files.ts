import { type AppRecipe, readRecipes, recogniseFile, type SentFile, surroundingsIn } from '../src/index.ts';

/** Files as they are sent, of texts or bytes by their paths. */
export const sentFiles = (contents: Record<string, string | Uint8Array>): SentFile[] =>
  Object.entries(contents).map(([path, content]) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    return { path, size: bytes.length, read: async () => bytes };
  });

/** The recipes that are found in files, each with the app that it came from: the surest, and nothing where nobody knows a file. */
export const readAll = async (
  contents: Record<string, string | Uint8Array>,
): Promise<(AppRecipe & { app: string })[]> => {
  const files = sentFiles(contents);
  const around = surroundingsIn(files);
  const recipes: (AppRecipe & { app: string })[] = [];
  for (const each of files) {
    const { apps, file } = await recogniseFile(each, around(each.path));
    const [app] = apps;
    if (app) for await (const recipe of readRecipes(app, file)) recipes.push({ ...recipe, app });
  }
  return recipes;
};
