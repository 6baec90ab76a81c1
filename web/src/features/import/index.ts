import { lazy } from 'react';

export { RereadItem } from './reread/RereadItem.tsx';
export const RereadDialog = lazy(() => import('./reread/RereadDialog.tsx'));
