import type { Column } from '../../components/data-table/index.ts';
import { t } from '../../lib/messages/index.ts';
import type { DataRow } from './data-kind.ts';
import classes from './OnHandSwitch.module.css';

interface OnHandSwitchProps {
  name: string;
  isOnHand: boolean;
  onChange: (isOnHand: boolean) => void;
}

/** The rows of a table once the switch in one of them was pressed. */
export const turnedOver = <Row extends { id: string; onHand: boolean }>(rows: readonly Row[], id: string): Row[] =>
  rows.map((row) => (row.id === id ? { ...row, onHand: !row.onHand } : row));

/** Whether a household has it, to be changed in the table itself. The arrows lead to it from its row. */
export function OnHandSwitch({ name, isOnHand, onChange }: OnHandSwitchProps) {
  return (
    <label className={classes.area}>
      <input
        type="checkbox"
        role="switch"
        className={classes.switch}
        aria-label={t('data.have', { name })}
        checked={isOnHand}
        aria-checked={isOnHand}
        tabIndex={-1}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}

export const onHandColumn = <Row extends DataRow & { onHand: boolean }>(cell: Column<Row>['cell']): Column<Row> => ({
  key: 'onHand',
  title: t('data.on-hand'),
  cell,
  least: 84,
  share: 0.4,
  sortBy: ({ onHand }) => (onHand ? 0 : 1),
});
