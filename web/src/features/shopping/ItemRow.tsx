import type { ListRecipe } from '@larder/contract';
import { displayIngredient } from '@larder/kitchen';
import { IconCheck, IconDots } from '@tabler/icons-react';
import { memo } from 'react';
import { locale, t } from '../../lib/messages/index.ts';
import classes from './Lists.module.css';
import type { ViewedItem } from './sync/list-view.ts';

interface ItemRowProps {
  item: ViewedItem;
  recipes: ListRecipe[];
  onCheck: (item: ViewedItem) => void;
  onOpen?: (id: string) => void;
}

/** The parts of an item as a line of a list shows them: what, how much, and what else is to be known. */
export function lineOf({ quantity, unit, food, note, recipes }: ViewedItem, ofList: ListRecipe[]) {
  const isFood = food !== null || unit !== null;
  const parts = displayIngredient({ quantity, unit, food, note, isFood }, { locale: locale() });
  const names = [
    ...new Set(
      recipes.flatMap(({ recipeId }) => ofList.find((reference) => reference.recipeId === recipeId)?.recipe.name ?? []),
    ),
  ];
  const from = names.length > 2 ? t('shopping.from-recipes', { count: names.length }) : names.join(', ');
  const name = parts.food || parts.note;
  const amount = [parts.quantity, parts.unit].filter(Boolean).join(' ');
  return { name, amount, besides: [parts.food ? parts.note : '', from].filter(Boolean).join(' · ') };
}

/** The whole row ticks off; its end opens what is to be known of the item. */
export const ItemRow = memo(function ItemRow({ item, recipes, onCheck, onOpen }: ItemRowProps) {
  const { name, amount, besides } = lineOf(item, recipes);
  return (
    <li className={classes.item} data-checked={item.checked || undefined}>
      <label>
        <input type="checkbox" checked={item.checked} onChange={() => onCheck(item)} />
        <span className={classes.box}>
          <IconCheck size={16} />
        </span>
        <span className={classes.what}>
          <span className={classes.name} dir="auto">
            {name}
          </span>
          {besides && (
            <small className={classes.besides} dir="auto">
              {besides}
            </small>
          )}
        </span>
      </label>
      {onOpen ? (
        <button
          type="button"
          className={classes.amount}
          aria-label={t('shopping.edit-item', { name })}
          onClick={() => onOpen(item.id)}
        >
          {amount || <IconDots size={18} />}
        </button>
      ) : (
        <span className={classes.amount}>{amount}</span>
      )}
    </li>
  );
});
