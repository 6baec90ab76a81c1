import type { MovedApp } from '@larder/contract';
import type { AppRecipe } from '@larder/reader';

/** A picture in what was sent, by its path there; one that was in the middle of a file, laid beside; or one on a page. */
export type StagedPicture = { place: string } | { stored: string } | { url: string };

/** A recipe of another app as it waits to be brought in. */
export interface StagedRecipe extends Omit<AppRecipe, 'pictures' | 'assets' | 'parts'> {
  app: MovedApp;
  /** What its yield counts. */
  counted: { amount: number | null; unit: string | null } | null;
  pictures: StagedPicture[];
  assets: { name: string; place: string }[];
  /** Paths of files that belong to it and are nothing to tell of. */
  parts?: string[];
}

/** Of a recipe that is nothing but the address of a page: what is on it is fetched. */
export const isLinkOnly = ({ url, ingredientGroups, instructionSections }: StagedRecipe): boolean =>
  url !== undefined && ingredientGroups.length === 0 && instructionSections.length === 0;
