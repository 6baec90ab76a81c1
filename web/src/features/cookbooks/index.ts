import { lazy } from '../../lib/screen/lazy.ts';

export { BooksLeftEmpty } from './BooksLeftEmpty.tsx';
export { useCookbooks } from './cookbooks.api.ts';
export const AddToCookbookDialog = lazy(() => import('./AddToCookbookDialog.tsx'));
