import { Autocomplete, Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ChipRow } from '../../components/Chip.tsx';
import { t } from '../../lib/messages/index.ts';
import { useFoods } from '../ingredients/index.ts';
import { prepareToJoin } from './joined-item.ts';
import classes from './Lists.module.css';
import { lineOf } from './line-of.ts';
import type { ViewedItem } from './sync/list-view.ts';
import { newItem, prepareToUnderstand, understandLine } from './understand-item.ts';
import type { ItemActions } from './use-item-actions.ts';

interface AddBoxProps {
  open: ViewedItem[];
  /** What was bought before, for one tap. */
  recent: ViewedItem[];
  actions: ItemActions;
}

const mostRecent = 6;

/** Understands "2 kg potatoes, waxy", several lines at once, and knows the foods of the group. */
export function AddBox({ open, recent, actions }: AddBoxProps) {
  const [text, setText] = useState('');
  const { food, amount } = useTyped(text);
  const isChosen = useRef(false);
  const foods = useFoods(food, food.length > 1);
  const suggestions = food.length > 1 ? foods.slice(0, 4) : [];
  const shownName = ({ name, pluralName }: (typeof suggestions)[number]) => pluralName || name;

  const add = async (line: string, chosen?: (typeof suggestions)[number]) => {
    const written = line.trim();
    if (written === '') return;
    setText('');
    await actions.add(newItem(written, chosen));
  };
  const choose = (name: string) => {
    const chosen = suggestions.find((one) => shownName(one) === name);
    // What was typed still has the amount; the field takes the chosen name next.
    isChosen.current = true;
    void add(text, chosen);
  };
  const type = (value: string) => {
    setText(isChosen.current ? '' : value);
    isChosen.current = false;
  };
  const submit = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.currentTarget.getAttribute('aria-activedescendant')) return;
    event.preventDefault();
    void add(text);
  };
  const paste = async (event: ClipboardEvent) => {
    const lines = event.clipboardData.getData('text').split(/\r?\n/);
    if (lines.length < 2) return;
    event.preventDefault();
    for (const line of lines) await add(line.replace(/^\s*[-*•▢☐]\s*/, ''));
  };
  const again = boughtBefore(recent, open);
  return (
    <div className={classes.add}>
      <Autocomplete
        aria-label={t('shopping.add')}
        placeholder={t('shopping.add-example')}
        leftSection={<IconPlus size={20} />}
        size="md"
        value={text}
        onChange={type}
        onOptionSubmit={choose}
        onKeyDown={submit}
        onPaste={(event) => void paste(event)}
        data={[...new Set(suggestions.map(shownName))]}
        filter={({ options }) => options}
        renderOption={({ option }) => (
          <span className={classes.suggestion}>
            {option.value}
            <span>{amount}</span>
          </span>
        )}
        // Nothing is placed below a box in which nobody types.
        comboboxProps={{ keepMounted: false }}
        maxLength={2000}
        enterKeyHint="done"
      />
      {again.length > 0 && (
        <ChipRow label={t('shopping.recent')}>
          {again.map((item) => (
            <Button
              key={item.id}
              variant="default"
              size="compact-md"
              radius="xl"
              className={classes.again}
              leftSection={<IconPlus size={15} />}
              onClick={() => actions.uncheck([item])}
            >
              {lineOf(item, []).name}
            </Button>
          ))}
        </ChipRow>
      )}
    </div>
  );
}

function boughtBefore(recent: ViewedItem[], open: ViewedItem[]): ViewedItem[] {
  if (recent.length === 0) return [];
  const names = new Set(open.map(nameOf));
  return recent.filter((item) => !names.has(nameOf(item))).slice(0, mostRecent);
}

/** Enough to tell whether two items are of the same; as a row shows it, it costs more than a long list has time for. */
const nameOf = ({ food, note }: ViewedItem): string => food?.name ?? note;

/** The food in what is being typed, and its amount. */
function useTyped(text: string): { food: string; amount: string } {
  const [typed] = useDebouncedValue(text, 150);
  useEffect(() => {
    void prepareToUnderstand();
    void prepareToJoin();
  }, []);
  const parts = typed.trim() === '' ? null : understandLine(typed);
  return { food: parts?.food ?? '', amount: parts ? [parts.quantityText, parts.unit].filter(Boolean).join(' ') : '' };
}
