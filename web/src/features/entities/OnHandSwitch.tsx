import type { Column } from '../../components/data-table/index.ts';
import { t } from '../../lib/messages/index.ts';
import type { DataRow } from './data-kind.ts';
import classes from './OnHandSwitch.module.css';

interface OnHandRow extends DataRow {
  onHand: boolean;
}
/** The call that says whether a household has something. */
type UseTurn = () => { mutate: (call: { params: { itemId: string }; body: { onHand: boolean } }) => void };

/** The rows of a table once the switch in one of them was pressed. */
export const turnedOver = <Row extends Pick<OnHandRow, 'id' | 'onHand'>>(rows: readonly Row[], id: string): Row[] =>
  rows.map((row) => (row.id === id ? { ...row, onHand: !row.onHand } : row));

/** Whether a household has it, to be changed in the table itself. */
export const onHandColumn = <Row extends OnHandRow>(useTurn: UseTurn): Column<Row> => ({
  key: 'onHand',
  title: t('data.on-hand'),
  cell: (row) => <OnHandSwitch row={row} useTurn={useTurn} />,
  least: 84,
  share: 0.4,
  sortBy: ({ onHand }) => (onHand ? 0 : 1),
});

/** The arrows lead to it from its row. */
function OnHandSwitch({ row: { id, name, onHand }, useTurn }: { row: OnHandRow; useTurn: UseTurn }) {
  const { mutate } = useTurn();
  return (
    <label className={classes.area}>
      <input
        type="checkbox"
        role="switch"
        className={classes.switch}
        aria-label={t('data.have', { name })}
        checked={onHand}
        aria-checked={onHand}
        tabIndex={-1}
        onChange={(event) => mutate({ params: { itemId: id }, body: { onHand: event.currentTarget.checked } })}
      />
    </label>
  );
}
