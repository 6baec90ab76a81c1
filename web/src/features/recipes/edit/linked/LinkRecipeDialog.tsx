import type { RecipeSummary } from '@larder/contract';
import { Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Dialog } from '../../../../components/Dialog.tsx';
import { t } from '../../../../lib/messages/index.ts';
import { RecipePhoto } from '../../../recipe-pictures/index.ts';
import { type IngredientRow, recipeChoice } from '../draft/recipe-draft.ts';
import type { RowActions } from '../lists/use-row-actions.ts';
import classes from './LinkRecipeDialog.module.css';
import { link } from './link-line.ts';
import { useFoundRecipes } from './recipes-to-link.ts';

interface LinkRecipeDialogProps {
  line: IngredientRow;
  actions: RowActions<IngredientRow>;
  onClose: () => void;
}

/** Another recipe for a line: typing finds it, Enter takes the first, arrows go through all. */
export default function LinkRecipeDialog({ line, actions, onClose }: LinkRecipeDialogProps) {
  const [search, setSearch] = useState(line.recipe?.name ?? line.food?.name ?? '');
  const [settled] = useDebouncedValue(search.trim(), 150);
  const { found, error } = useFoundRecipes(settled, { most: 8 });
  const list = useRef<HTMLUListElement>(null);
  const choose = (recipe: RecipeSummary) => {
    onClose();
    void link(line, recipeChoice(recipe), actions);
  };
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const [first] = found ?? [];
    if (by !== 0) {
      event.preventDefault();
      const now = buttons.findIndex((button) => button === document.activeElement);
      buttons[Math.min(Math.max(now + by, 0), buttons.length - 1)]?.focus();
    } else if (
      event.key === 'Enter' &&
      event.target instanceof HTMLInputElement &&
      first &&
      settled === search.trim()
    ) {
      event.preventDefault();
      choose(first);
    }
  };
  return (
    <Dialog opened onClose={onClose} width={520} title={t('recipe.edit.link-recipe-title')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows lead from the field to what it has found */}
      <div className={classes.body} onKeyDown={press}>
        <TextInput
          data-autofocus
          aria-label={t('recipe.edit.link-recipe-search')}
          placeholder={t('recipe.edit.link-recipe-search')}
          leftSection={<IconSearch size={18} stroke={1.5} aria-hidden="true" />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
        />
        {error && !found && <p className={classes.none}>{error.message}</p>}
        {!found && !error && <Skeleton height={56} />}
        {found?.length === 0 && <p className={classes.none}>{t('recipe.edit.link-recipe-none')}</p>}
        <ul ref={list} className={classes.list} aria-label={t('recipe.edit.recipes')}>
          {found?.map((recipe) => (
            <li key={recipe.id}>
              <button type="button" className={classes.choice} onClick={() => choose(recipe)}>
                <RecipePhoto recipe={recipe} className={classes.photo} />
                <span dir="auto">{recipe.name}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
