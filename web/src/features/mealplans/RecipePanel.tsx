import type { EntryType, RecipeSummary } from '@larder/contract';
import { entryTypes } from '@larder/contract';
import { Select, TextInput } from '@mantine/core';
import { IconDice3, IconNote, IconSearch, IconX } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { Chip, ChipRow } from '../../components/Chip.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { SkeletonRows } from '../../components/Skeleton.tsx';
import { t } from '../../lib/messages/index.ts';
import { useCookbooks } from '../cookbooks/index.ts';
import classes from './Panel.module.css';
import { PanelRecipe } from './PanelRecipe.tsx';
import type { Meal } from './plan.ts';
import { mealOn } from './plan-words.ts';
import { plannerPreferences } from './planner-preferences.ts';
import { sourceOfBook, sources, usePanelRecipes } from './use-panel-recipes.ts';

interface RecipePanelProps {
  /** The meal that a recipe is sought for. */
  chosen: Meal | undefined;
  picked: RecipeSummary | undefined;
  onPick: (recipe: RecipeSummary) => void;
  /** Nothing is sought any more. */
  onLeave: () => void;
  /** A note is planned instead. */
  onNote: () => void;
  /** For any recipe that the rules allow. */
  onAny: () => void;
  searchRef?: RefObject<HTMLInputElement | null>;
  /** Beside the plan, where recipes are dragged out of it; in a sheet over it; or a strip below it. */
  shape: 'beside' | 'sheet' | 'strip';
}

/** Recipes that one plans from: those that were not made for long, favorites, those of a book, or what is sought. */
export function RecipePanel({ chosen, picked, onPick, onLeave, onNote, onAny, searchRef, shape }: RecipePanelProps) {
  const [taste, change] = plannerPreferences.use();
  const [typed, setTyped] = useState('');
  const [seed, setSeed] = useState('1');
  const books = useCookbooks().data?.items ?? [];
  const isBookThere = books.some(({ slug }) => taste.source === sourceOfBook(slug));
  const isKnown = isBookThere || sources.some((source) => source === taste.source);
  const source = isKnown ? taste.source : 'not-lately';
  const { recipes, error, retry } = usePanelRecipes(source, typed, seed);
  const choose = (to: string) => {
    setTyped('');
    if (to === 'surprise') setSeed(String(Date.now()));
    change({ source: to });
  };
  const isBeside = shape === 'beside';
  const hint = picked ? t('plan.tap-day') : t('plan.panel-hint');

  return (
    <div className={classes.panel} data-shape={shape}>
      {chosen && (
        <div className={classes.target}>
          <b>{mealOn(chosen)}</b>
          <IconButton icon={IconNote} label={t('plan.note-instead')} onClick={onNote} />
          <IconButton icon={IconDice3} label={t('plan.any')} onClick={onAny} />
          {isBeside && <IconButton icon={IconX} label={t('action.cancel')} onClick={onLeave} />}
        </div>
      )}
      <div className={classes.search}>
        <TextInput
          type="search"
          ref={searchRef}
          aria-label={t('plan.find')}
          placeholder={t('plan.find')}
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {!chosen && <MealChoice value={taste.entryType} onChange={(entryType) => change({ entryType })} />}
      </div>
      <ChipRow label={t('plan.sources')}>
        {sources.map((one) => (
          <Chip key={one} selected={typed === '' && source === one} onClick={() => choose(one)}>
            {one === 'surprise' && <IconDice3 aria-hidden="true" />}
            {t('plan.source', { source: one })}
          </Chip>
        ))}
        {books.map(({ slug, name }) => (
          <Chip
            key={slug}
            selected={typed === '' && source === sourceOfBook(slug)}
            onClick={() => choose(sourceOfBook(slug))}
          >
            {name}
          </Chip>
        ))}
      </ChipRow>
      {error && <ErrorState error={error} onRetry={retry} />}
      {!recipes && !error && <SkeletonRows count={6} height={72} />}
      {recipes?.length === 0 && <p className={classes.hint}>{t('plan.nothing-found')}</p>}
      <ul className={classes.recipes}>
        {recipes?.map((recipe) => (
          <li key={recipe.id}>
            <PanelRecipe
              recipe={recipe}
              isPicked={picked?.id === recipe.id}
              isDraggable={isBeside}
              tellsMade={source === 'not-lately' && typed === ''}
              onPick={onPick}
            />
          </li>
        ))}
      </ul>
      {isBeside && recipes && recipes.length > 0 && (
        <p className={classes.hint} role="status">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Which meal a tap plans. */
function MealChoice({ value, onChange }: { value: EntryType; onChange: (value: EntryType) => void }) {
  return (
    <Select
      aria-label={t('plan.which-meal')}
      data={entryTypes.map((type) => ({ value: type, label: t('plan.meal', { meal: type }) }))}
      value={value}
      allowDeselect={false}
      onChange={(type) => {
        const known = entryTypes.find((one) => one === type);
        if (known) onChange(known);
      }}
    />
  );
}
