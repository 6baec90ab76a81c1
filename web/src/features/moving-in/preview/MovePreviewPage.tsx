import { contract, type Move, type MoveRecipe } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconArrowsShuffle, IconTable } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { Photo } from '../../../components/Photo.tsx';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { formatList, formatNumber } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import { MovedProblems, Unheld } from '../../moved/index.ts';
import { RecipeFacts } from '../../recipes/index.ts';
import { MovePage } from '../MovePage.tsx';
import classes from '../MovingIn.module.css';
import { appsInWords, countsInWords, foundPicture } from '../moving-in.api.ts';
import { PeopleThere } from '../servers/PeopleThere.tsx';
import { KnownRecipes } from './KnownRecipes.tsx';
import { MoveChoiceFields } from './MoveChoiceFields.tsx';
import { Organizers } from './Organizers.tsx';

const TableColumnsDialog = lazy(async () => ({
  default: (await import('./TableColumnsDialog.tsx')).TableColumnsDialog,
}));
const FoundRecipeDialog = lazy(async () => ({ default: (await import('./FoundRecipeDialog.tsx')).FoundRecipeDialog }));

/** All that a move would bring, before anything is kept. */
export function MovePreviewPage({ move }: { move: Move }) {
  const { id, counts, unplaced, leftBehind, besides } = move;
  const start = useChange(contract.moves.start, { saysDone: true });
  const brought = counts.recipes - counts.skipped;
  const others = besides?.counts ?? [];
  return (
    <MovePage
      title={t('moving.preview-title', { apps: appsInWords(move), count: counts.recipes })}
      hint={t('moving.preview-hint', { from: sentInWords(move), files: rootsOf(move).length })}
    >
      <dl className={classes.counts}>
        {(['recipes', 'pictures', 'categories', 'tags', 'withRating'] as const).map((one) => (
          <div key={one}>
            <dt>{t(`moving.count.${one}`)}</dt>
            <dd>{formatNumber(counts[one])}</dd>
          </div>
        ))}
        {counts.understood !== null && (
          <div>
            <dt>{t('moving.count.understood')}</dt>
            <dd>{formatNumber(counts.understood, { style: 'percent' })}</dd>
          </div>
        )}
      </dl>
      <Tables move={move} />
      {move.recipes > 0 && <Samples move={move} />}
      <div className={classes.split}>
        <div>
          {counts.known > 0 && <KnownRecipes move={move} />}
          {counts.categories + counts.tags > 0 && <Organizers moveId={id} />}
        </div>
        <aside className={classes.aside}>
          {besides && others.length + besides.problems.length + besides.people.length > 0 && (
            <section className={classes.part}>
              <h2>{move.isOfServer ? t('move-server.title') : t('moving.archive-title')}</h2>
              {others.length > 0 && <p>{t('move-server.holds', { what: countsInWords(others) })}</p>}
              <PeopleThere people={besides.people} />
              <MovedProblems problems={besides.problems} />
            </section>
          )}
          {unplaced.length > 0 && (
            <section className={classes.part}>
              <h2>{t('moving.unplaced')}</h2>
              <ul className={classes.rows}>
                {unplaced.map(({ name, recipes }) => (
                  <li key={name}>
                    <b>{name}</b>
                    <small>{t('moving.unplaced-hint', { count: recipes })}</small>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {leftBehind.length > 0 && (
            <section className={classes.part}>
              <h2>{t('moving.left-behind')}</h2>
              <p className={classes.hint}>{t('moving.left-behind-hint')}</p>
              <Unheld things={leftBehind} />
            </section>
          )}
          <MoveChoiceFields move={move} />
        </aside>
      </div>
      <div className={classes.bar}>
        <Button
          size="md"
          loading={start.isPending}
          disabled={brought + others.length === 0}
          onClick={() => start.mutate({ params: { moveId: id } })}
        >
          {brought > 0 ? t('moving.start', { count: brought }) : t('move-server.bring')}
        </Button>
        <Button size="md" variant="default" renderRoot={(props) => <Link to="/group/migrations" {...props} />}>
          {t('moving.back')}
        </Button>
        <span>{t('moving.start-hint', { count: counts.skipped })}</span>
      </div>
    </MovePage>
  );
}

/** Nobody knows the format of a table: whoever sees that a column is taken for something else says so. */
function Tables({ move: { id, items } }: { move: Move }) {
  const [asked, setAsked] = useState<number>();
  const tables = items.filter(({ app }) => app === 'table');
  if (tables.length === 0) return null;
  return (
    <div className={classes.tables}>
      {tables.map(({ number, path }) => (
        <Button key={number} variant="default" leftSection={<IconTable size={18} />} onClick={() => setAsked(number)}>
          {t('moving.columns-of', { path })}
        </Button>
      ))}
      {asked !== undefined && (
        <Suspense>
          <TableColumnsDialog moveId={id} itemNumber={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

const mostNamed = 3;

/** The files and folders as they were chosen. */
const rootsOf = ({ sent }: Move): string[] => [...new Set(sent.map(({ path }) => path.split('/')[0] ?? path))];

const sentInWords = (move: Move): string => {
  const roots = rootsOf(move);
  return roots.length > mostNamed ? '' : formatList(roots);
};

const shown = 10;

/** Ten recipes as they would look, and ten others. */
function Samples({ move: { id, samples, recipes } }: { move: Move }) {
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<number>();
  const others = useFetch(
    contract.moves.recipes,
    { params: { moveId: id }, query: { page, perPage: shown } },
    { enabled: page > 1, keepPrevious: true },
  );
  const items: MoveRecipe[] = page > 1 ? (others.data?.items ?? samples) : samples;
  return (
    <section className={classes.part}>
      <header>
        <h2>{t('moving.samples')}</h2>
        {recipes > shown && (
          <Button
            variant="subtle"
            leftSection={<IconArrowsShuffle size={18} />}
            onClick={() => setPage((page % Math.ceil(recipes / shown)) + 1)}
          >
            {t('moving.others')}
          </Button>
        )}
      </header>
      <ul className={classes.cards}>
        {items.map((recipe) => (
          <li key={recipe.number}>
            <button type="button" aria-haspopup="dialog" onClick={() => setOpened(recipe.number)}>
              <Photo
                name={recipe.name}
                src={foundPicture(id, recipe)}
                ratio="4 / 3"
                className={classes.picture ?? ''}
              />
              <b dir="auto">{recipe.name || t('moving.unnamed')}</b>
              <RecipeFacts recipe={{ ...recipe, performTime: null }} />
            </button>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Suspense>
          <FoundRecipeDialog moveId={id} number={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
