import type { ListRecipe } from '@larder/contract';
import { IconDots } from '@tabler/icons-react';
import { type FocusEvent, memo, type PointerEvent, type TouchEvent, useRef, useState } from 'react';
import { ListLine } from '../../components/list-lines/ListLine.tsx';
import lines from '../../components/list-lines/ListLines.module.css';
import { movingByKeys } from '../../components/sortable/index.ts';
import { belowButton } from '../../components/use-context-menu.ts';
import { t } from '../../lib/messages/index.ts';
import classes from './Lists.module.css';
import { lineOf } from './line-of.ts';
import { formatPrice } from './prices/currency.ts';
import { FingerGrip, Grip } from './rows/Grip.tsx';
import { keepingFocus, passingFocusOn } from './rows/keeping-focus.ts';
import rows from './rows/Rows.module.css';
import { SwipedActions, swipedBy } from './rows/SwipedActions.tsx';
import type { OpenItemMenu } from './rows/use-item-menu.tsx';
import { useRowGestures } from './rows/use-row-gestures.ts';
import type { ViewedItem } from './sync/list-view.ts';

/** What rows ask for; the same for all of them, and for as long as the list is shown. */
interface RowHandlers {
  check: (item: ViewedItem) => void;
  edit: (id: string) => void;
  menu: OpenItemMenu;
  remove: (item: ViewedItem) => void;
  moveBy: (item: ViewedItem, steps: 1 | -1) => void;
}

export interface ItemRowProps {
  item: ViewedItem;
  recipes: ListRecipe[];
  on: RowHandlers;
  /** Rows are dragged into order. */
  isArranging: boolean;
  /** Of its price. */
  currency: string;
}

/** The whole row ticks off; its end opens what is to be known of the item, and a finger that swipes or rests shows more. */
export const ItemRow = memo(function ItemRow({ item, recipes, on, isArranging, currency }: ItemRowProps) {
  const { name, besides, amount } = lineOf(item, recipes);
  const [isSwiped, setIsSwiped] = useState(false);
  const [isFar, setIsFar] = useState(false);
  const { ref, close, gestures } = useRowGestures((position) => on.menu(item, position), {
    isOpen: isSwiped,
    openBy: swipedBy,
    onOpen: setIsSwiped,
    onFar: setIsFar,
    onAct: () => on.remove(item),
  });
  const { isNear, isTouched, nearness } = useNearness();
  const touchStart = useRef<(event: TouchEvent) => void>(undefined);
  const run = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <li
      className={`${lines.item} ${classes.item}`}
      data-item={item.id}
      onKeyDown={movingByKeys((steps) => keepingFocus(() => on.moveBy(item, steps)))}
      {...nearness}
    >
      {isSwiped && (
        <SwipedActions
          name={name}
          isFar={isFar}
          onEdit={run(() => on.edit(item.id))}
          onRemove={run(() => on.remove(item))}
        />
      )}
      {(isArranging || isNear) && <Grip id={item.id} isSteady={isArranging} />}
      {!isArranging && isTouched && <FingerGrip id={item.id} touchStart={touchStart} />}
      <div
        ref={ref}
        className={rows.slide}
        {...(!isArranging && gestures)}
        {...(!isArranging && { onTouchStart: (event: TouchEvent) => touchStart.current?.(event) })}
      >
        <ListLine
          name={name}
          besides={besides}
          checked={item.checked}
          isFixed={isArranging}
          onCheck={() => passingFocusOn(() => on.check(item))}
        />
        {isNear && (
          <button
            type="button"
            className={rows.more}
            aria-label={t('table.more', { name })}
            aria-haspopup="menu"
            onClick={({ currentTarget }) => on.menu(item, belowButton(currentTarget))}
          >
            <IconDots size={18} />
          </button>
        )}
        <button
          type="button"
          className={classes.amount}
          aria-label={t('shopping.edit-item', { name })}
          onClick={() => on.edit(item.id)}
        >
          {amount ? <bdi>{amount}</bdi> : item.price === null && <IconDots size={18} />}
          {item.price !== null && <small>{formatPrice(item.price, currency)}</small>}
        </button>
      </div>
    </li>
  );
});

/** A row of what is in the basket, which comes out of it by a tap. */
export const CheckedRow = memo(function CheckedRow({
  item,
  onCheck,
}: {
  item: ViewedItem;
  onCheck: (item: ViewedItem) => void;
}) {
  const { name, besides, amount } = lineOf(item, []);
  return (
    <li className={`${lines.item} ${classes.item}`} data-checked>
      <ListLine name={name} besides={besides} checked onCheck={() => passingFocusOn(() => onCheck(item))} />
      <span className={classes.amount}>
        <bdi>{amount}</bdi>
      </span>
    </li>
  );
});

/** A mouse is over the row, the focus in it, or a finger was on it: only then it needs what they alone can use. */
function useNearness() {
  const [isNear, setIsNear] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  return {
    isNear,
    isTouched,
    nearness: {
      // Before the finger is told of as a touch, to which dragging listens.
      onPointerDownCapture: ({ pointerType }: PointerEvent) => pointerType === 'touch' && setIsTouched(true),
      onPointerEnter: ({ pointerType, buttons }: PointerEvent) =>
        pointerType === 'mouse' && buttons === 0 && setIsNear(true),
      onPointerLeave: ({ buttons }: PointerEvent) => buttons === 0 && setIsNear(false),
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setIsNear(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        !currentTarget.contains(relatedTarget) && setIsNear(false),
    },
  };
}
