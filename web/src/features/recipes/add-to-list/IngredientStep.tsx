import { type AddedRecipes, contract, type Recipe } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconCheck, IconMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { DialogActions } from '../../../components/Dialog.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { Stepper } from '../../../components/Stepper.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { nextFactor, textAt } from '../view/use-scale.ts';
import classes from './AddToList.module.css';
import { LeftOut } from './LeftOut.tsx';
import { NeededRow } from './NeededRow.tsx';
import { addedRecipes, type Choices, factorOf, type NeededLine, neededLines, noChoices } from './needed-lines.ts';

interface IngredientStepProps {
  recipes: readonly Recipe[];
  /** What all are multiplied with at first. */
  scale: number;
  list: { name: string };
  /** May say what is at home. */
  canOrganize: boolean;
  isBusy: boolean;
  onBack: () => void;
  onAdd: (added: AddedRecipes) => void;
}

/** What of the recipes is to be bought, and how much. */
export function IngredientStep({ recipes, scale, list, canOrganize, isBusy, onBack, onAdd }: IngredientStepProps) {
  const [choices, setChoices] = useState<Choices>(() => ({
    ...noChoices,
    factors: Object.fromEntries(recipes.map(({ slug }) => [slug, scale])),
  }));
  const turn = useChange(contract.foods.replace, { saysDone: true });
  const lines = recipes.flatMap((recipe) => neededLines(recipe, choices));
  const atHome = lines.filter(({ isAtHome }) => isAtHome);
  const others = lines.filter(({ isAtHome }) => !isAtHome);
  const count = lines.filter(({ isTicked }) => isTicked).length;
  const tick = (which: readonly NeededLine[], isTicked: boolean) =>
    setChoices((before) => ({
      ...before,
      ticked: { ...before.ticked, ...Object.fromEntries(which.map(({ key }) => [key, isTicked])) },
    }));
  const multiply = (recipe: Recipe, direction: 1 | -1) =>
    setChoices((before) => {
      const factor = nextFactor(recipe, factorOf(before, recipe), direction);
      return { ...before, factors: { ...before.factors, [recipe.slug]: factor } };
    });
  const sayAtHome = ({ ingredient: { food }, isAtHome }: NeededLine) => {
    if (!food) return;
    const say = (onHand: boolean) =>
      setChoices((before) => {
        const ofFood = lines.filter((line) => line.ingredient.food?.id === food.id).map(({ key }) => key);
        const ticked = Object.fromEntries(Object.entries(before.ticked).filter(([key]) => !ofFood.includes(key)));
        return { ...before, ticked, atHome: { ...before.atHome, [food.id]: onHand } };
      });
    say(!isAtHome);
    turn.mutateAsync({ params: { itemId: food.id }, body: { onHand: !isAtHome } }).catch(() => say(isAtHome));
  };
  const row = (line: NeededLine) => (
    <NeededRow
      key={line.key}
      line={line}
      recipeName={recipes.length > 1 && line.isAtHome ? line.recipe.name : null}
      onTick={() => tick([line], !line.isTicked)}
      onBuy={(isBought) => setChoices((before) => ({ ...before, bought: { ...before.bought, [line.key]: isBought } }))}
      onAtHome={canOrganize && line.ingredient.food ? () => sayAtHome(line) : undefined}
    />
  );
  return (
    <>
      <p className={classes.step}>{t('add-to-list.step-ingredients')}</p>
      {atHome.length > 0 && <LeftOut lines={atHome} row={row} />}
      <CheckAll lines={others} onTick={tick} />
      {recipes.map((recipe) => (
        <section key={recipe.slug} aria-label={recipe.name}>
          <header className={classes.recipe}>
            <h3 dir="auto">{recipe.name}</h3>
            <Stepper
              label={t('add-to-list.servings-of', { name: recipe.name })}
              value={factorOf(choices, recipe)}
              min={0}
              text={textAt(recipe, factorOf(choices, recipe))}
              lessLabel={t('recipe.fewer-servings')}
              moreLabel={t('recipe.more-servings')}
              onLess={() => multiply(recipe, -1)}
              onMore={() => multiply(recipe, 1)}
            />
          </header>
          <ul>{others.filter((line) => line.recipe === recipe).map(row)}</ul>
        </section>
      ))}
      {lines.length === 0 && <p className={classes.nothing}>{t('add-to-list.nothing')}</p>}
      <DialogActions>
        <IconButton
          icon={IconArrowLeft}
          points
          label={t('add-to-list.other-list')}
          className={classes.back}
          onClick={onBack}
        />
        <Button
          loading={isBusy}
          disabled={count === 0}
          onClick={() => onAdd(addedRecipes(lines, choices))}
          className={classes.add}
          data-autofocus
        >
          {t('add-to-list.add', { count, list: list.name })}
        </Button>
      </DialogActions>
    </>
  );
}

interface CheckAllProps {
  lines: readonly NeededLine[];
  onTick: (lines: readonly NeededLine[], isTicked: boolean) => void;
}

function CheckAll({ lines, onTick }: CheckAllProps) {
  const count = lines.filter(({ isTicked }) => isTicked).length;
  if (lines.length === 0) return null;
  const isSome = count > 0 && count < lines.length;
  return (
    <label className={classes.all}>
      <input
        type="checkbox"
        checked={count === lines.length}
        ref={(input) => {
          if (input) input.indeterminate = isSome;
        }}
        onChange={() => onTick(lines, count < lines.length)}
      />
      <span className={classes.box}>{isSome ? <IconMinus size={16} /> : <IconCheck size={16} />}</span>
      <b>{t('add-to-list.all')}</b>
      <span className={classes.count}>{t('add-to-list.of', { count, all: lines.length })}</span>
    </label>
  );
}
