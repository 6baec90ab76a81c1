import { lazy } from '../../lib/screen/lazy.ts';

export const ShareDialog = lazy(() => import('./ShareDialog.tsx'));
export { useSharer } from './use-sharer.ts';
