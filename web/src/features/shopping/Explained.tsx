import { contract, type ItemRecipe, type ListRecipe, type PlannedForList, type SaidAmount } from '@larder/contract';
import { displayText, type UnitNames } from '@larder/kitchen';
import { IconHomeCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useFetch } from '../../lib/api/index.ts';
import { formatDay, formatNumber } from '../../lib/dates/dates.ts';
import { locale, t } from '../../lib/messages/index.ts';
import { useMe } from '../../lib/session/index.ts';
import classes from './Explained.module.css';
import type { ViewedItem } from './sync/list-view.ts';
import { type LeftOutAmount, useLeftOut } from './use-left-out.ts';

const amountText = (quantity: number, unit: UnitNames | null) =>
  displayText({ quantity, unit, isFood: true }, { locale: locale() });

const rounded = (quantity: number) => Math.round(quantity * 1000) / 1000;

/** Where the amount of an item comes from, read like a receipt: who asks for how much, what is at home, and what is to be bought. */
export function Explained({ item, recipes }: { item: ViewedItem; recipes: ListRecipe[] }) {
  const { unit, byHand } = item;
  const isAtHome = item.food?.onHand === true;
  const leftOut = useLeftOut(item, recipes);
  if (item.recipes.length === 0 && !isAtHome) return null;
  const parts = item.recipes.filter(isCounted).map((part) => part.recipeQuantity * part.recipeScale);
  const needed = rounded(parts.reduce((sum, part) => sum + part, byHand?.quantity ?? 0));
  return (
    <section className={classes.receipt} aria-label={t('explained.title')}>
      <ul>
        {item.recipes.map((part) => (
          <RecipeLine key={part.id} part={part} unit={unit} recipes={recipes} />
        ))}
        {leftOut.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may ask for a food twice, with the same words
          <LeftOutLine key={`${part.reference.id} ${index}`} part={part} />
        ))}
        {byHand && byHand.quantity !== 0 && (
          <li>
            <span>
              <b>{t('shopping.by-hand')}</b>
              <Conversion said={byHand.said} quantity={byHand.quantity} times={1} unit={unit} />
            </span>
            <span className={classes.amount}>{amountText(rounded(byHand.quantity), unit)}</span>
          </li>
        )}
      </ul>
      <dl>
        {needed !== item.quantity && needed > 0 && (
          <div>
            <dt>{t('explained.needed')}</dt>
            <dd>{amountText(sensible(needed), unit)}</dd>
          </div>
        )}
        {isAtHome && (
          <div className={classes.home}>
            <dt>
              <IconHomeCheck size={20} aria-hidden="true" />
              {t('explained.at-home')}
            </dt>
          </div>
        )}
        <div data-sum>
          <dt>{t('shopping.to-buy')}</dt>
          <dd>{amountText(item.quantity, unit) || item.display}</dd>
        </div>
      </dl>
    </section>
  );
}

/** What a recipe needs of it and has at home. */
function LeftOutLine({ part: { reference, amount } }: { part: LeftOutAmount }) {
  return (
    <li>
      <span>
        <PlannedDays reference={reference} />
        <b dir="auto">
          <RecipeLink recipe={reference.recipe} />
        </b>
        <small className={classes.home}>{t('explained.left-out')}</small>
      </span>
      {amount && <span className={`${classes.amount} ${classes.home}`}>{amount}</span>}
    </li>
  );
}

function RecipeLink({ recipe: { name, slug } }: { recipe: ListRecipe['recipe'] }) {
  const me = useMe();
  if (!me) return name;
  return (
    <Link to="/g/$groupSlug/r/$recipeSlug" params={{ groupSlug: me.groupSlug, recipeSlug: slug }}>
      {name}
    </Link>
  );
}

interface RecipeLineProps {
  part: ItemRecipe;
  unit: UnitNames | null;
  recipes: ListRecipe[];
}

function RecipeLine({ part, unit, recipes }: RecipeLineProps) {
  const reference = recipes.find(({ recipeId }) => recipeId === part.recipeId);
  const { recipeQuantity, recipeScale, recipeNote, said } = part;
  const inAll = recipeQuantity * recipeScale;
  const total = amountText(said ? sensible(inAll) : rounded(inAll), unit);
  const notCounted = said && amountText(rounded(said.quantity * recipeScale), said.unit);
  return (
    <li>
      <span>
        {reference && <PlannedDays reference={reference} />}
        <b dir="auto">{reference ? <RecipeLink recipe={reference.recipe} /> : t('explained.recipe-gone')}</b>
        {isCounted(part) ? (
          <Conversion said={said} quantity={recipeQuantity} times={recipeScale} unit={unit} />
        ) : (
          <small>{t('explained.not-counted')}</small>
        )}
        {recipeNote && <small dir="auto">{recipeNote}</small>}
      </span>
      <span className={classes.amount}>{isCounted(part) ? total : notCounted}</span>
    </li>
  );
}

/** The meals for which a recipe was put on the list; nothing where nobody has planned it. */
function PlannedDays({ reference: { recipeId, shoppingListId } }: { reference: ListRecipe }) {
  const { data } = useFetch(contract.mealplanShopping.ofList, { params: { listId: shoppingListId } });
  const days = (data ?? []).filter((planned) => planned.recipeId === recipeId);
  if (days.length === 0) return null;
  return <small>{[...new Set(days.map(dayOf))].join(' · ')}</small>;
}

const dayOf = ({ date, entryType }: PlannedForList): string => {
  const day = formatDay(date, { weekday: 'short', day: 'numeric', month: 'short' });
  return entryType ? t('explained.day', { day, meal: entryType }) : day;
};

/** What cannot be brought to the unit of the item is answered as it is said. */
const isCounted = ({ said, recipeQuantity }: ItemRecipe): boolean => !said || said.quantity !== recipeQuantity;

interface ConversionProps {
  said: SaidAmount;
  quantity: number;
  times: number;
  unit: UnitNames | null;
}

/** "2 cups × 1½", and how much one of them is. */
function Conversion({ said, quantity, times, unit }: ConversionProps) {
  const amount = said ? amountText(said.quantity, said.unit) : amountText(rounded(quantity), unit);
  const factor = formatNumber(rounded(times));
  const asked = times === 1 ? said && amount : t('explained.times', { amount, times: factor });
  const each = said && said.quantity > 0 ? quantity / said.quantity : null;
  const rate =
    each !== null && said && each !== 1
      ? t('explained.each', { one: amountText(1, said.unit), amount: amountText(sensible(each), unit) })
      : null;
  const text = [asked, rate].filter(Boolean).join(' · ');
  return text ? <small dir="auto">{text}</small> : null;
}

/** Three digits say all of what a cup weighs. */
const sensible = (quantity: number) => (quantity >= 100 ? Math.round(quantity) : Number(quantity.toPrecision(3)));
