import { contract, type MoveRecipe, type MoveServer, type MoveSummary } from '@larder/contract';
import { addressOf, useFetch } from '../../lib/api/index.ts';
import { formatList } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';

export const useMove = (moveId: string) => useFetch(contract.moves.get, { params: { moveId } });

/** Names of more apps are no title any more. */
const mostNamed = 4;

const namedApps = <App>(apps: readonly App[]): readonly App[] =>
  apps.length > mostNamed ? apps.slice(0, mostNamed - 1) : apps;

/** Paprika and Mela; of many the first ones, and how many more there are. */
export const appsInWords = ({ apps }: Pick<MoveSummary, 'apps'>): string => {
  const named = namedApps(apps).map((app) => t(`moving.app.${app}`));
  const others = apps.length - named.length;
  return formatList(others > 0 ? [...named, t('moving.apps-more', { count: others })] : named);
};

/** 3 shopping lists and 12 planned meals. */
export const countsInWords = (counts: MoveServer['counts']): string =>
  formatList(
    counts.map(({ what, number: count }) =>
      ofPlansAndShops.has(what) ? t('moving.part-more', { what, count }) : t('backup.part', { what, count }),
    ),
  );

/** What no backup counts. */
const ofPlansAndShops: ReadonlySet<string> = new Set(['shops', 'templates', 'repeats']);

/** The small picture of a recipe that was found, where it came with one. */
export const foundPicture = (moveId: string, { number, hasPicture }: Pick<MoveRecipe, 'number' | 'hasPicture'>) =>
  hasPicture ? addressOf(contract.moves.picture, { params: { moveId, recipeNumber: String(number) } }) : undefined;
