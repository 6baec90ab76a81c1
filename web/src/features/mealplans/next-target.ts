import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { type Dragged, type DropTarget, isOpenTo } from './plan.ts';

type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const isDirection = (code: string): code is Direction => /^Arrow(Left|Right|Up|Down)$/.test(code);

const centre = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

/** How far one lies from another in a direction, what is aside counting more; undefined where it lies elsewhere. */
function distance(from: Box, to: Box, direction: Direction): number | undefined {
  const [here, there] = [centre(from), centre(to)];
  const [right, down] = [there.x - here.x, there.y - here.y];
  const [ahead, aside] = {
    ArrowRight: [right, down],
    ArrowLeft: [-right, down],
    ArrowDown: [down, right],
    ArrowUp: [-down, right],
  }[direction] as [number, number];
  return ahead > 1 ? ahead + 3 * Math.abs(aside) : undefined;
}

/** The nearest of some boxes in a direction. */
export function nearest<Boxed extends { rect: Box }>(
  from: Box,
  boxes: readonly Boxed[],
  direction: Direction,
): Boxed | undefined {
  return boxes
    .map((box) => ({ box, far: distance(from, box.rect, direction) }))
    .filter((one): one is { box: Boxed; far: number } => one.far !== undefined)
    .toSorted((one, other) => one.far - other.far)[0]?.box;
}

/** An arrow takes what is dragged to the next meal in its direction. */
export const toNextTarget: KeyboardCoordinateGetter = (event, { context }) => {
  const { code } = event;
  if (!isDirection(code)) return;
  event.preventDefault();
  const { active, over, collisionRect, droppableRects, droppableContainers } = context;
  const dragged = active?.data.current as Dragged | undefined;
  const from = over?.rect ?? collisionRect;
  if (!from || !collisionRect) return;
  const boxes = droppableContainers
    .getEnabled()
    .filter(({ id, data }) => id !== over?.id && isOpenTo(dragged, data.current as DropTarget))
    .map(({ id }) => ({ rect: droppableRects.get(id) }))
    .filter((box): box is { rect: NonNullable<typeof box.rect> } => box.rect !== undefined);
  const next = nearest(from, boxes, code)?.rect;
  if (!next) return;
  const { x, y } = centre(next);
  return { x: x - collisionRect.width / 2, y: y - collisionRect.height / 2 };
};
