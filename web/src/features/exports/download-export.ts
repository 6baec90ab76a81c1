import { contract, type RecipeExport } from '@larder/contract';
import { request } from '../../lib/api/index.ts';
import { downloadByToken } from '../../lib/browser/download.ts';

/** Fetches a file as an ordinary download. */
export async function downloadExport({ path }: Pick<RecipeExport, 'path'>): Promise<void> {
  const { fileToken } = await request(contract.bulkRecipes.downloadExport, { query: { path } });
  downloadByToken(fileToken);
}
