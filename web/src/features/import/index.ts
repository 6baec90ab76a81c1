import { lazy } from '../../lib/screen/lazy.ts';

export { CreateWays } from './CreateWays.tsx';
export { discardDraft } from './import.api.ts';
export { PreviewForm } from './preview/PreviewForm.tsx';
export { RereadItem } from './reread/RereadItem.tsx';
export const RereadDialog = lazy(() => import('./reread/RereadDialog.tsx'));
