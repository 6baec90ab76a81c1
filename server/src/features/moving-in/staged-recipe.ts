import type { MovedApp } from '@larder/contract';
import type { AppAsset, AppRecipe } from '@larder/reader';

/** A picture in what was sent, by its path there; one that was in the middle of a file, laid beside; or one on a page. */
export type StagedPicture = { place: string } | { stored: string } | { url: string };

export type StagedAsset = Pick<AppAsset, 'name' | 'fileName' | 'icon'> & ({ place: string } | { stored: string });

/** A recipe of another app as it waits to be brought in. */
export interface StagedRecipe extends Omit<AppRecipe, 'pictures' | 'assets' | 'parts'> {
  app: MovedApp;
  /** What its yield counts. */
  counted: { amount: number | null; unit: string | null } | null;
  pictures: StagedPicture[];
  assets: StagedAsset[];
  /** Paths of files that belong to it and are nothing to tell of. */
  parts?: string[];
}

/** Of a recipe that is nothing but the address of a page: what is on it is fetched. */
export const isLinkOnly = ({ url, ingredientGroups, instructionSections }: StagedRecipe): boolean =>
  url !== undefined && ingredientGroups.length === 0 && instructionSections.length === 0;

/** The files of what was sent that belong to a recipe. */
export const placesOf = ({ pictures, assets, parts = [], whole }: StagedRecipe): string[] => [
  ...pictures.flatMap((picture) => ('place' in picture ? picture.place : [])),
  ...assets.flatMap((asset) => ('place' in asset ? asset.place : [])),
  ...parts,
  ...(whole?.events ?? []).map(({ path }) => path),
];
