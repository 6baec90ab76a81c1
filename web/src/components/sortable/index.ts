export { MoveButton } from './MoveButton.tsx';
export { SortableList } from './SortableList.tsx';
export { movingByKeys, useSortableRow } from './use-sortable-row.tsx';
