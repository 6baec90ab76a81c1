import { t } from '../../lib/messages/index.ts';
import { RowMenu } from '../data-table/index.ts';
import { MoveItems, movesOf } from './moves.tsx';

export interface MoveMenuProps {
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
}

/** Where a row can go, as who drags it or moves it by keys can have it too. */
export default function MoveMenu({ name, index, count, onMove }: MoveMenuProps) {
  return (
    <RowMenu label={t('table.more', { name })}>
      <MoveItems index={index} moves={movesOf(index, count)} onMove={onMove} />
    </RowMenu>
  );
}
