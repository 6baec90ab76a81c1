import { type EntryType, entryTypes, type PlanEntry } from '@larder/contract';
import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { IconChefHat, IconDice3, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import compact from '../../components/Compact.module.css';
import { Dialog, DialogActions } from '../../components/Dialog.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { Photo } from '../../components/Photo.tsx';
import { Stepper } from '../../components/Stepper.tsx';
import { formatNumber } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { useGroup } from '../../lib/session/index.ts';
import { recipeImage } from '../recipe-pictures/index.ts';
import classes from './EntryDialog.module.css';
import { Leftovers } from './Leftovers.tsx';
import { PlaceField } from './PlaceField.tsx';
import { nameOf } from './plan.ts';
import { longDay } from './plan-words.ts';
import { RepeatField } from './repeats/RepeatField.tsx';
import type { PlanActions } from './use-plan-actions.ts';
import { useSwap } from './use-swap.ts';

interface EntryDialogProps {
  entry: PlanEntry;
  /** All of the same meal, in their order. */
  meal: readonly PlanEntry[];
  actions: PlanActions;
  onClose: () => void;
}

/** What is planned for a meal: for how many, when, until when, and what is left of it. It is saved as one leaves. */
export default function EntryDialog({ entry, meal, actions, onClose }: EntryDialogProps) {
  const { slug: groupSlug } = useGroup();
  const { swap, isPending } = useSwap(actions);
  const { recipe } = entry;
  const [date, setDate] = useState(entry.date);
  const [endDate, setEndDate] = useState(entry.endDate ?? '');
  const [entryType, setEntryType] = useState<EntryType>(entry.entryType);
  const [servings, setServings] = useState(entry.servings);
  const [title, setTitle] = useState(entry.title);
  const [text, setText] = useState(entry.text);
  const usual = recipe?.recipeServings || 4;
  const last = endDate > date ? endDate : null;
  const fields = {
    ...(date !== entry.date && { date }),
    ...(last !== entry.endDate && { endDate: last }),
    ...(entryType !== entry.entryType && { entryType }),
    ...(servings !== entry.servings && { servings }),
    ...(text.trim() !== entry.text && { text: text.trim() }),
    ...(!recipe && title.trim() !== '' && title.trim() !== entry.title && { title: title.trim() }),
  };
  const leave = () => {
    const isMoved = 'date' in fields || 'entryType' in fields;
    const name = nameOf(entry);
    const told = isMoved ? t('plan.moved', { name, day: longDay(date) }) : t('plan.changed', { name });
    if (Object.keys(fields).length > 0) void actions.change(entry, fields, told);
    onClose();
  };
  const step = (by: number) => setServings(Math.max(1, (servings ?? usual) + by));
  const shown = servings ?? usual;

  return (
    <Dialog opened onClose={leave} title={nameOf(entry)}>
      <div className={classes.head}>
        {recipe && (
          <Photo
            name={recipe.name}
            src={recipeImage(recipe, 'tiny-original.webp')}
            color={recipe.imageColor}
            className={classes.picture ?? ''}
          />
        )}
        <span>{t('plan.meal-on', { meal: entryType, day: longDay(date) })}</span>
      </div>
      {recipe ? (
        <div className={classes.row}>
          <span>
            <b>{t(entry.leftoverOf === null ? 'plan.servings-title' : 'plan.portions-title')}</b>
            {entry.leftoverOf === null && recipe.recipeServings > 0 && (
              <small>{t('plan.recipe-makes', { count: formatNumber(recipe.recipeServings) })}</small>
            )}
          </span>
          <Stepper
            label={t('plan.servings-title')}
            value={shown}
            text={formatNumber(shown)}
            lessLabel={t('plan.fewer')}
            moreLabel={t('plan.more-servings')}
            onLess={() => step(-1)}
            onMore={() => step(1)}
          />
        </div>
      ) : (
        <TextInput
          label={t('plan.note-title')}
          value={title}
          maxLength={1000}
          onChange={(event) => setTitle(event.currentTarget.value)}
          data-autofocus
        />
      )}
      {recipe && entry.leftoverOf === null && <Leftovers entry={entry} made={shown} actions={actions} />}
      <div className={classes.fields}>
        <Select
          label={t('plan.which-meal')}
          data={entryTypes.map((type) => ({ value: type, label: t('plan.meal', { meal: type }) }))}
          value={entryType}
          allowDeselect={false}
          onChange={(type) => setEntryType(entryTypes.find((one) => one === type) ?? entryType)}
        />
        <TextInput
          type="date"
          label={t('plan.day')}
          value={date}
          onChange={(event) => event.currentTarget.value && setDate(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label={t('plan.last-day')}
          value={endDate}
          min={date}
          onChange={(event) => setEndDate(event.currentTarget.value)}
        />
      </div>
      <PlaceField entry={entry} meal={meal} actions={actions} />
      <Textarea
        label={t('plan.note')}
        value={text}
        autosize
        maxLength={10_000}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {entry.leftoverOf === null && <RepeatField entry={entry} />}
      <DialogActions>
        <IconButton
          icon={IconTrash}
          label={t('plan.remove')}
          onClick={() => {
            void actions.remove([entry]);
            onClose();
          }}
        />
        {recipe && entry.leftoverOf === null && (
          <Button
            className={compact.button ?? ''}
            variant="default"
            leftSection={<IconDice3 size={18} />}
            loading={isPending}
            onClick={() => void swap(entry)}
          >
            {t('plan.swap')}
          </Button>
        )}
        {recipe && groupSlug && (
          <Button
            className={compact.button ?? ''}
            variant="default"
            leftSection={<IconChefHat size={18} />}
            renderRoot={(props) => (
              <Link
                to="/g/$groupSlug/r/$recipeSlug"
                params={{ groupSlug, recipeSlug: recipe.slug }}
                search={
                  servings !== null && recipe.recipeServings > 0 ? { scale: servings / recipe.recipeServings } : {}
                }
                {...props}
              />
            )}
          >
            {t('plan.open-recipe')}
          </Button>
        )}
        <Button className={compact.wide ?? ''} onClick={leave}>
          {t('plan.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
