import { entryTypes, type RecipeSummary, type User } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconBasketPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Chip, ChipRow } from '../../../components/Chip.tsx';
import { Dialog, DialogActions } from '../../../components/Dialog.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { Stepper } from '../../../components/Stepper.tsx';
import { formatNumber } from '../../../lib/dates/dates.ts';
import { addDays, today, weeksOfMonth } from '../../../lib/dates/days.ts';
import { t } from '../../../lib/messages/index.ts';
import { useMe } from '../../../lib/session/index.ts';
import { RecipePhoto } from '../../recipe-pictures/index.ts';
import { shoppingPreferences, useLists } from '../../shopping/index.ts';
import { ListChoice } from '../list/ListChoice.tsx';
import type { Listed } from '../list/use-put-on-list.ts';
import { useFirstDay, usePlan } from '../mealplans.api.ts';
import { nextFree } from '../plan.ts';
import { shortDay } from '../plan-words.ts';
import { plannerPreferences } from '../planner-preferences.ts';
import classes from './AddToPlan.module.css';
import { MonthPicker } from './MonthPicker.tsx';
import { usePlanRecipes } from './use-plan-recipes.ts';
import { useRecipesToPlan } from './use-recipes-to-plan.ts';

interface AddToPlanDialogProps {
  /** One recipe, or those of a selection by their slugs. */
  recipe?: RecipeSummary;
  slugs?: readonly string[];
  onClose: () => void;
  onDone?: () => void;
}

/** As many days as a free one is looked for in. */
const lookahead = 28;

/** Puts recipes into the plan: one on a day, several on the next days on which such a meal is free. */
export default function AddToPlanDialog(props: AddToPlanDialogProps) {
  const me = useMe();
  return me && <Steps me={me} {...props} />;
}

function Steps({ me, recipe, slugs, onClose, onDone = onClose }: AddToPlanDialogProps & { me: User }) {
  const [taste] = plannerPreferences.use();
  const firstDay = useFirstDay() ?? 0;
  const now = today();
  const [month, setMonth] = useState(now);
  const [entryType, setEntryType] = useState(taste.entryType);
  const [day, setDay] = useState<string>();
  const [servings, setServings] = useState<number | null>(null);
  const weeks = weeksOfMonth(month, firstDay);
  const shown = usePlan(weeks[0]?.[0] ?? now, weeks.at(-1)?.at(-1) ?? now);
  const ahead = usePlan(now, addDays(now, lookahead));
  const { recipes, error, retry } = useRecipesToPlan(recipe, slugs);
  const lists = useLists(me);
  const [{ preferredList }] = shoppingPreferences.use();
  const usual = lists.lists?.find(({ id }, _, { length }) => id === preferredList || length === 1);
  const [asksList, setAsksList] = useState(false);
  const days = Array.from({ length: lookahead }, (_, index) => addDays(now, index));
  const free = ahead.entries && nextFree(ahead.entries, days, entryType);
  const chosen = day ?? free ?? now;
  const { plan, isPending } = usePlanRecipes(onDone);
  /** @param list where what they need goes as well */
  const save = (list?: Listed | null) => {
    const free = Array.from({ length: lookahead * 2 }, (_, index) => addDays(chosen, index));
    const taken = new Set(
      (ahead.entries ?? []).filter((entry) => entry.entryType === entryType).map(({ date }) => date),
    );
    const dates = free.filter((date) => date === chosen || !taken.has(date));
    const entries = (recipes ?? []).map(({ id }, index) => ({
      recipeId: id,
      date: dates[index] ?? chosen,
      entryType,
      ...(servings !== null && { servings }),
    }));
    void plan(entries, list);
  };
  const quick = [
    { name: t('plan.today'), date: now },
    { name: t('plan.tomorrow'), date: addDays(now, 1) },
    ...(free ? [{ name: t('plan.next-free', { meal: entryType }), date: free }] : []),
  ];
  if (asksList) {
    return (
      <Dialog opened small onClose={onClose} title={t('plan.which-list')}>
        <ListChoice {...lists} isDisabled={!recipes} isPending={isPending} onChoose={save} />
        <DialogActions>
          <Button variant="default" onClick={() => setAsksList(false)}>
            {t('action.back')}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  const makes = servings ?? (recipe?.recipeServings || 4);

  return (
    <Dialog
      opened
      onClose={onClose}
      width={440}
      title={recipe?.name ?? t('plan.add-many-title', { count: slugs?.length ?? 0 })}
    >
      {recipe && <RecipePhoto recipe={recipe} className={classes.picture} />}
      {error && <ErrorState error={error} onRetry={retry} />}
      <ChipRow label={t('plan.day')}>
        {quick.map(({ name, date }, index) => (
          <Chip
            key={name}
            selected={chosen === date && (index === quick.length - 1 || date !== free)}
            onClick={() => {
              setDay(date);
              setMonth(date);
            }}
          >
            {name}
          </Chip>
        ))}
      </ChipRow>
      <MonthPicker
        month={month}
        weeks={weeks}
        entries={shown.entries ?? []}
        chosen={chosen}
        onMonth={setMonth}
        onChoose={setDay}
      />
      <ChipRow label={t('plan.which-meal')}>
        {entryTypes.map((type) => (
          <Chip key={type} selected={type === entryType} onClick={() => setEntryType(type)}>
            {t('plan.meal', { meal: type })}
          </Chip>
        ))}
      </ChipRow>
      {recipe && (
        <div className={classes.row}>
          <b>{t('plan.servings-title')}</b>
          <Stepper
            label={t('plan.servings-title')}
            value={makes}
            text={formatNumber(makes)}
            lessLabel={t('plan.fewer')}
            moreLabel={t('plan.more-servings')}
            onLess={() => setServings(makes - 1)}
            onMore={() => setServings(makes + 1)}
          />
        </div>
      )}
      <DialogActions>
        <Button className={classes.plan ?? ''} loading={isPending} disabled={!recipes} onClick={() => save()}>
          {t('plan.plan-for', { count: slugs?.length ?? 1, day: shortDay(chosen) })}
        </Button>
        <Button
          variant="default"
          leftSection={<IconBasketPlus size={20} stroke={1.5} />}
          disabled={!recipes || isPending}
          onClick={() => (usual ? save(usual) : setAsksList(true))}
        >
          {t('plan.and-to-list')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
