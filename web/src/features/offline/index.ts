import { lazy } from '../../lib/screen/lazy.ts';

export { leaveDevice, openDevice, sendChangesHere } from './device.ts';
/** On its own, so that a page needs nothing else of this feature for it. */
export const InstallHint = lazy(() => import('./screen/InstallHint.tsx'));
