import { Checkbox, Popover } from '@mantine/core';
import { t } from '../../lib/messages/index.ts';
import { useOpenOnArrival } from '../use-arrival.ts';
import { type Column, chosenColumns } from './columns.ts';
import classes from './TableBar.module.css';
import { ColumnsChip } from './TableChips.tsx';

interface ColumnChoicesProps<Row> {
  columns: readonly Column<Row>[];
  chosen: readonly string[] | null;
  onChoose: (chosen: string[]) => void;
}

/** Opens at once: it is loaded by the click that asks for it. */
export default function ColumnChoices<Row>({ columns, chosen, onChoose }: ColumnChoicesProps<Row>) {
  const { target, menu } = useOpenOnArrival();
  const shown = chosenColumns(columns, chosen).map(({ key }) => key);
  const toggle = (key: string) =>
    onChoose(shown.includes(key) ? shown.filter((other) => other !== key) : [...shown, key]);
  return (
    <Popover {...menu} width={260} position="bottom-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <ColumnsChip ref={target} onClick={() => menu.onChange(!menu.opened)} />
      </Popover.Target>
      <Popover.Dropdown aria-label={t('table.columns')}>
        {columns.slice(1).map(({ key, title }) => (
          <Checkbox
            key={key}
            label={title}
            checked={shown.includes(key)}
            onChange={() => toggle(key)}
            classNames={{ body: classes.choice ?? '', labelWrapper: classes.choiceLabel ?? '' }}
          />
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}
