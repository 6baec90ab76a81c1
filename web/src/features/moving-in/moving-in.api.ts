import { contract, type MoveRecipe, type MoveServer, type MoveSummary, namedApps } from '@larder/contract';
import { addressOf, useFetch } from '../../lib/api/index.ts';
import { formatList } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { partInWords } from '../../lib/texts/part-in-words.ts';

export const useMove = (moveId: string) => useFetch(contract.moves.get, { params: { moveId } });

/** Paprika and Mela; of many the first ones, and how many more there are. */
export const appsInWords = ({ apps }: Pick<MoveSummary, 'apps'>): string => {
  const { most, ofMore } = namedApps;
  const named = apps.slice(0, apps.length > most ? ofMore : most).map((app) => t(`moving.app.${app}`));
  const others = apps.length - named.length;
  return formatList(others > 0 ? [...named, t('moving.apps-more', { count: others })] : named);
};

/** 3 shopping lists and 12 planned meals. */
export const countsInWords = (counts: MoveServer['counts']): string => formatList(counts.map(partInWords));

/** The small picture of a recipe that was found, where it came with one. */
export const foundPicture = (moveId: string, { number, hasPicture }: Pick<MoveRecipe, 'number' | 'hasPicture'>) =>
  hasPicture ? addressOf(contract.moves.picture, { params: { moveId, recipeNumber: String(number) } }) : undefined;
