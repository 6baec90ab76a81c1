import type { FoundAnyway } from '@larder/contract';
import { AppError } from '../../platform/errors/index.ts';

/** Clients of the peer's API look for the word beside the code. */
const badData = { details: 'BAD_RECIPE_DATA' };

/** @param found what a page says all the same, to begin a recipe by hand with */
export const noRecipe = (found?: FoundAnyway) => new AppError('import.no-recipe', {}, { more: { ...badData, found } });

export const noRecipeInText = () => new AppError('import.no-recipe-in-text', {}, { more: badData });

export const robotCheck = (found: FoundAnyway) => new AppError('import.robot-check', {}, { more: { found } });

const titles =
  /^(?:just a moment|attention required|access (?:to this page has been )?denied|pardon our interruption|are you (?:a )?(?:human|robot)|verify(?:ing)? (?:you are|that you are) (?:a )?human|security check|bot verification|robot check|one more step|please wait|un momento|einen moment|un instant|checking your browser|ddos-guard)/i;

const marks =
  /challenges\.cloudflare\.com|cf[-_]chl[-_]|_Incapsula_Resource|px-captcha|captcha-delivery\.com|hcaptcha\.com\/1\/api|awswaf\.com|DDoS-Guard/;

/** Such pages are short; a longer one may speak of them. */
const longestCheck = 60_000;

/** Whether a page without a recipe only asks whether somebody is a person. */
export const isRobotCheck = (title: string, html: string | Uint8Array): boolean => {
  if (titles.test(title.trim())) return true;
  if (html.length > longestCheck) return false;
  return marks.test(typeof html === 'string' ? html : Buffer.from(html).toString('latin1'));
};
