import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../components/Dialog.tsx';
import classes from '../../components/three-columns.module.css';
import { type MessageKey, t } from '../../lib/messages/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import { clockText } from './clock.ts';
import { kitchenTimers } from './timers.ts';

const parts = [
  { word: 'timer.hours', seconds: 3600, start: '0', autoFocus: false },
  { word: 'timer.minutes', seconds: 60, start: '10', autoFocus: true },
  { word: 'timer.seconds', seconds: 1, start: '0', autoFocus: false },
] as const satisfies readonly { word: MessageKey; seconds: number; start: string; autoFocus: boolean }[];

/** No dish takes longer than four days. */
const longest = 100 * 3600;

/** A timer of any length, for what no step says. */
export default function TimerDialog({ name: suggested, onClose }: { name: string; onClose: () => void }) {
  const [name, setName] = useState(suggested);
  const [values, setValues] = useState<readonly string[]>(parts.map(({ start }) => start));
  const total = parts.reduce((sum, { seconds }, index) => sum + seconds * wholeNumber(values[index]), 0);
  const start = () => {
    const about = { name: name.trim() || suggested, words: clockText(total * 1000) };
    kitchenTimers.start({ ...about, href: window.location.pathname }, total);
    toast.say(t('timer.started', { name: about.name, time: about.words }));
    onClose();
  };
  return (
    <FormDialog
      opened
      small
      width={420}
      onClose={onClose}
      title={t('timer.new')}
      submitLabel={t('timer.begin')}
      onSubmit={start}
      disabled={!(total > 0 && total <= longest)}
    >
      <TextInput label={t('timer.name')} value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <div className={classes.fields}>
        {parts.map(({ word, autoFocus }, index) => (
          <TextInput
            key={word}
            label={t(word)}
            value={values[index] ?? ''}
            inputMode="numeric"
            data-autofocus={autoFocus || undefined}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => setValues(values.with(index, event.currentTarget.value))}
          />
        ))}
      </div>
    </FormDialog>
  );
}

/** Not a number for anything but digits, which no timer can be started with. */
const wholeNumber = (text = ''): number => (/^\d*$/.test(text.trim()) ? Number(text) : Number.NaN);
