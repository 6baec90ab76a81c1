import { contract, type MoveRecipe, type MoveServer, type MoveSummary } from '@larder/contract';
import { addressOf, useFetch } from '../../lib/api/index.ts';
import { formatList } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';

export const useMove = (moveId: string) => useFetch(contract.moves.get, { params: { moveId } });

/** Paprika and Mela. */
export const appsInWords = ({ apps }: Pick<MoveSummary, 'apps'>): string =>
  formatList(apps.map((app) => t(`moving.app.${app}`)));

/** 3 shopping lists and 12 planned meals. */
export const countsInWords = (counts: MoveServer['counts']): string =>
  formatList(counts.map(({ what, number }) => t('backup.part', { what, count: number })));

/** The small picture of a recipe that was found, where it came with one. */
export const foundPicture = (moveId: string, { number, hasPicture }: Pick<MoveRecipe, 'number' | 'hasPicture'>) =>
  hasPicture ? addressOf(contract.moves.picture, { params: { moveId, recipeNumber: String(number) } }) : undefined;
