export { MoveButton } from './MoveButton.tsx';
export { MoveItems, movesOf } from './moves.tsx';
export { SortableList } from './SortableList.tsx';
export { movingByKeys, useSortableRow } from './use-sortable-row.tsx';
