import { contract } from '@larder/contract';
import { addressOf, useChange } from '../../lib/api/index.ts';

const stale = [contract.recipes.list, contract.recipes.get];

export const useSaveScan = () => useChange(contract.recipes.change, { stale, quiet: true });
export const useSetPicture = () => useChange(contract.recipes.replaceImage, { stale });

/** The picture of a page, upright and straight. */
export const pagePicture = (slug: string, name: string) =>
  addressOf(contract.ocr.pagePicture, { params: { slug, name } });
