import { lazy } from '../../lib/screen/lazy.ts';

export { BookCover } from './BookCover.tsx';
export { BooksLeftEmpty } from './BooksLeftEmpty.tsx';
export { useCookbooks } from './cookbooks.api.ts';
export { inSeasonFirst } from './season.ts';
export const AddToCookbookDialog = lazy(() => import('./AddToCookbookDialog.tsx'));
