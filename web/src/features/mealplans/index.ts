import { lazy } from '../../lib/screen/lazy.ts';

export { TodayPart, useTodayIsKnown } from './today/TodayPart.tsx';
export const AddToPlanDialog = lazy(() => import('./add/AddToPlanDialog.tsx'));
