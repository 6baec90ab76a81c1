import type { KeyboardEvent } from 'react';
import type { LineRow, RowActions } from './use-row-actions.ts';

interface RowKeys<Field extends HTMLElement> {
  id: string;
  /** Id of the row above, which takes the focus when this one is removed. */
  previous: string | undefined;
  isEmpty: boolean;
  /** Whether Enter leaves the row; it always does unless said. */
  leaves?: (event: KeyboardEvent<Field>) => boolean;
  /** Instead of a new row below. */
  goOn?: (field: Field) => void;
}

/** Enter goes on in a row below, and Backspace takes an empty row away. */
export const rowKeys =
  <Line extends LineRow, Field extends HTMLElement = HTMLElement>(
    actions: RowActions<Line>,
    { id, previous, isEmpty, leaves = () => true, goOn = () => actions.addBelow(id) }: RowKeys<Field>,
  ) =>
  (event: KeyboardEvent<Field>) => {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (event.key === 'Enter' && leaves(event)) {
      event.preventDefault();
      goOn(event.currentTarget);
    } else if (event.key === 'Backspace' && isEmpty) {
      event.preventDefault();
      actions.removeEmpty(id, previous);
    }
  };
