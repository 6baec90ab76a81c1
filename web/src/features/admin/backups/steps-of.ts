import type { BackupWork } from '@larder/contract';

/** In the order in which they are taken. */
const steps: Partial<Record<BackupWork['kind'], readonly string[]>> = {
  backup: ['tables', 'files', 'check', 'load'],
  proof: ['check', 'load'],
  restore: ['check', 'files', 'load', 'today', 'swap'],
  copy: ['upload', 'check', 'load'],
};

export const stepsOf = (kind: BackupWork['kind']): readonly string[] => steps[kind] ?? [];

/** How much of all steps is done, of 1: each counts the same. */
export const shareOf = ({ kind, step, done, total }: BackupWork): number => {
  const ofStep = total > 0 ? Math.min(1, done / total) : 0;
  const all = stepsOf(kind);
  if (all.length === 0) return ofStep;
  const at = all.indexOf(step);
  return at < 0 ? 0 : (at + ofStep) / all.length;
};
