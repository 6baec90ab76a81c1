export { LabelChip } from './LabelChip.tsx';
export { useLabels } from './labels.api.ts';
