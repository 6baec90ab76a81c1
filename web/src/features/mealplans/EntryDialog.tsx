import { type EntryType, entryTypes, type PlanEntry } from '@larder/contract';
import { Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../components/Dialog.tsx';
import { Stepper } from '../../components/Stepper.tsx';
import { formatNumber } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { Bowls } from './Bowls.tsx';
import { EntryActions } from './EntryActions.tsx';
import classes from './EntryDialog.module.css';
import { EntryHead } from './EntryHead.tsx';
import { Leftovers } from './Leftovers.tsx';
import { PlaceField } from './PlaceField.tsx';
import { nameOf } from './plan.ts';
import { longDay } from './plan-words.ts';
import { RepeatField } from './repeats/RepeatField.tsx';
import type { PlanActions } from './use-plan-actions.ts';

interface EntryDialogProps {
  entry: PlanEntry;
  /** All of the same meal, in their order. */
  meal: readonly PlanEntry[];
  /** The meals at which what is left of it is eaten. */
  later: readonly PlanEntry[];
  actions: PlanActions;
  /** Shows another one instead. */
  onOpen: (entry: PlanEntry) => void;
  onClose: () => void;
}

/** What is planned for a meal: for how many, when, until when, and what is left of it. It is saved as one leaves. */
export default function EntryDialog({ entry, meal, later, actions, onOpen, onClose }: EntryDialogProps) {
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
  const save = () => {
    const isMoved = 'date' in fields || 'entryType' in fields;
    const name = nameOf(entry);
    const told = isMoved ? t('plan.moved', { name, day: longDay(date) }) : t('plan.changed', { name });
    if (Object.keys(fields).length > 0) void actions.change(entry, fields, told);
  };
  const leave = () => {
    save();
    onClose();
  };
  const step = (by: number) => setServings(Math.max(1, (servings ?? usual) + by));
  const shown = servings ?? usual;

  return (
    <Dialog opened onClose={leave} title={nameOf(entry)} width={550}>
      <EntryHead recipe={recipe} date={date} entryType={entryType} servings={servings} onLeave={leave} />
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
      {recipe && entry.leftoverOf !== null && <Bowls made={shown} eaten={shown} />}
      {recipe && entry.leftoverOf === null && (
        <Leftovers
          entry={entry}
          made={shown}
          later={later}
          actions={actions}
          onOpen={(other) => {
            save();
            onOpen(other);
          }}
        />
      )}
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
      <EntryActions entry={entry} servings={servings} actions={actions} onLeave={leave} onClose={onClose} />
    </Dialog>
  );
}
