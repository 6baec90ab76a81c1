import { contract } from '@larder/contract';
import { useChange } from '../../lib/api/index.ts';

const stale = [contract.recipes.list, contract.tags.list, contract.categories.list];

export const useImportUrl = () => useChange(contract.imports.fromUrl, { stale, quiet: true });
export const useImportText = () => useChange(contract.imports.fromHtmlOrJson, { stale, quiet: true });
export const useImportZip = (onProgress: (share: number) => void) =>
  useChange(contract.imports.fromZip, { stale, quiet: true, onProgress });
export const useCreateRecipe = () => useChange(contract.recipes.create, { stale, quiet: true });
