import { lazy } from '../../lib/screen/lazy.ts';

export { RereadItem } from './reread/RereadItem.tsx';
export const RereadDialog = lazy(() => import('./reread/RereadDialog.tsx'));
