import { contract, type Move, type MovedState, type MoveRecipe } from '@larder/contract';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  type Icon,
  IconAlertTriangle,
  IconArrowBackUp,
  IconCheck,
  IconClock,
  IconDownload,
  IconMinus,
  IconRefresh,
  IconSearch,
  IconX,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { Chip, ChipRow } from '../../components/Chip.tsx';
import { Photo } from '../../components/Photo.tsx';
import { StateSign } from '../../components/StateSign.tsx';
import { addressOf, useChange } from '../../lib/api/index.ts';
import { formatDay, formatList, formatMoment, formatNumber } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { useMe } from '../../lib/session/index.ts';
import { MovedProblems } from '../moved/index.ts';
import { recipeImage } from '../recipe-pictures/index.ts';
import { MovePage } from './MovePage.tsx';
import { MoveRecipeList } from './MoveRecipeList.tsx';
import classes from './MovingIn.module.css';
import { appsInWords, countsInWords, foundPicture } from './moving-in.api.ts';
import { PeopleThere } from './servers/PeopleThere.tsx';

const UndoDialog = lazy(async () => ({ default: (await import('./UndoDialog.tsx')).UndoDialog }));

const outcomes = ['brought', 'incomplete', 'refused', 'skipped', 'found'] as const;

/** What has become of each recipe of a move, and the way back. */
export function MoveReport({ move }: { move: Move }) {
  const { id, state, progress, undoUntil, toTryAgain, besides } = move;
  const groupSlug = useMe()?.groupSlug ?? '';
  const [chosen, setChosen] = useState<MovedState>();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 200);
  const [isUndoing, setIsUndoing] = useState(false);
  const again = useChange(contract.moves.again);
  const isUndone = state === 'undone';
  const query = { ...(chosen && { state: chosen }), ...(search && { search }) };
  return (
    <MovePage
      title={isUndone ? t('moving.undone') : t('moving.moved', { count: progress.brought + progress.incomplete })}
      sign={<OutcomeSign move={move} />}
      hint={
        <>
          {t('moving.moved-hint', {
            apps: appsInWords(move),
            time: formatMoment(move.endedAt ?? move.createdAt),
            hasTook: String(tookInWords(move) !== ''),
            took: tookInWords(move),
            canUndo: String(undoUntil !== null),
            until: formatDay(undoUntil ?? move.createdAt),
          })}
          {!isUndone && move.picturesToFetch > 0 && (
            <> {t('moving.pictures-follow', { count: move.picturesToFetch })}</>
          )}
        </>
      }
      actions={
        undoUntil && (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={18} className="flip" />}
            onClick={() => setIsUndoing(true)}
          >
            {t('moving.undo')}
          </Button>
        )
      }
    >
      {!isUndone && besides && <Besides besides={besides} isOfServer={move.isOfServer} />}
      {!isUndone && (
        <ChipRow label={t('moving.outcomes')}>
          <Chip selected={chosen === undefined} count={move.recipes} onClick={() => setChosen(undefined)}>
            {t('moving.all')}
          </Chip>
          {outcomes
            .filter((one) => progress[one] > 0)
            .map((one) => (
              <Chip key={one} selected={chosen === one} count={progress[one]} onClick={() => setChosen(one)}>
                {t(`moving.state.${one}`)}
              </Chip>
            ))}
        </ChipRow>
      )}
      <div className={classes.tools}>
        <TextInput
          type="search"
          className={classes.find ?? ''}
          aria-label={t('moving.find')}
          placeholder={t('moving.find')}
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {!isUndone && toTryAgain > 0 && (
          <Button
            variant="default"
            leftSection={<IconRefresh size={18} />}
            loading={again.isPending}
            onClick={() => again.mutate({ params: { moveId: id } })}
          >
            {t('moving.again', { count: toTryAgain })}
          </Button>
        )}
        <Button
          variant="default"
          component="a"
          href={addressOf(contract.moves.report, { params: { moveId: id } })}
          download
          leftSection={<IconDownload size={18} />}
        >
          {t('moving.download')}
        </Button>
      </div>
      <MoveRecipeList
        moveId={id}
        query={query}
        label={t('moving.outcomes')}
        nothing={<p>{t('moving.none-of-it')}</p>}
        render={(recipe) => <ReportRow moveId={id} recipe={recipe} groupSlug={groupSlug} />}
      />
      {isUndoing && (
        <Suspense>
          <UndoDialog moveId={id} groupSlug={groupSlug} onClose={() => setIsUndoing(false)} />
        </Suspense>
      )}
    </MovePage>
  );
}

/** What came with the recipes, and what of it did not. */
function Besides({
  besides: { came, missing, problems, people },
  isOfServer,
}: Pick<Move, 'isOfServer'> & { besides: NonNullable<Move['besides']> }) {
  if (came.length + missing.length + problems.length + people.length === 0) return null;
  return (
    <section
      className={`${classes.answer} ${classes.besides}`}
      aria-label={isOfServer ? t('move-server.title') : t('moving.archive-title')}
    >
      <p>{t('move-server.came', { any: String(came.length > 0), what: countsInWords(came) })}</p>
      {missing.length > 0 && (
        <p>
          {isOfServer
            ? t('move-server.missing', { what: countsInWords(missing) })
            : t('moving.archive-missing', { what: countsInWords(missing) })}
        </p>
      )}
      <PeopleThere people={people} />
      <MovedProblems problems={problems} />
    </section>
  );
}

/** Everything that was found is here, some of it is not, or nothing is any more. */
function OutcomeSign({ move: { state, progress } }: { move: Move }) {
  const status = state === 'undone' ? 'off' : progress.refused + progress.found > 0 ? 'warning' : 'ok';
  return <StateSign status={status} big />;
}

const minute = 60;

/** In 1 minute, 40 seconds. Empty where it was not begun. */
const tookInWords = ({ startedAt, endedAt }: Move): string => {
  if (!startedAt || !endedAt) return '';
  const seconds = Math.max(1, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000));
  const unit = (value: number, unit: string) => formatNumber(value, { style: 'unit', unit, unitDisplay: 'long' });
  const parts = [Math.floor(seconds / minute) && unit(Math.floor(seconds / minute), 'minute')];
  if (seconds < 10 * minute && seconds % minute > 0) parts.push(unit(seconds % minute, 'second'));
  return formatList(
    parts.flatMap((part) => part || []),
    { type: 'unit' },
  );
};

const signs: Record<MovedState, Icon> = {
  found: IconClock,
  brought: IconCheck,
  incomplete: IconAlertTriangle,
  refused: IconX,
  skipped: IconMinus,
  undone: IconArrowBackUp,
};

/** What is missing, where that is one thing. */
const outcomeInWords = ({ state, missing: [first, ...others] }: MoveRecipe): string =>
  state === 'incomplete' && first && others.length === 0 ? t(`moving.lacks.${first.what}`) : t(`moving.state.${state}`);

function ReportRow({ moveId, recipe: found, groupSlug }: { moveId: string; recipe: MoveRecipe; groupSlug: string }) {
  const { name, file, state, reason, missing, recipe, known, ingredients, steps, pictures } = found;
  const isKnown = state === 'skipped' && known !== null;
  const why = isKnown
    ? t('moving.skipped-as', { name: known.name })
    : [reason, ...missing.map(({ message }) => message)].filter(Boolean).join(' ');
  const Sign = signs[state];
  // A link is called by its address until its page has told the name.
  const title = (state !== 'skipped' && recipe?.name) || name || file;
  return (
    <div className={classes.reportRow}>
      <Photo
        name={title}
        src={recipe ? recipeImage(recipe, 'tiny-original.webp') : foundPicture(moveId, found)}
        className={classes.thumb ?? ''}
      />
      <div>
        {recipe ? (
          <Link to="/g/$groupSlug/r/$recipeSlug" params={{ groupSlug, recipeSlug: recipe.slug }} dir="auto">
            {title}
          </Link>
        ) : (
          <b dir="auto">{title}</b>
        )}
        <small>{why || t('moving.facts', { ingredients, steps, pictures })}</small>
      </div>
      <span data-state={state}>
        <Sign aria-hidden="true" />
        {outcomeInWords(found)}
      </span>
    </div>
  );
}
