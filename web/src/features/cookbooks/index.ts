export { BooksLeftEmpty } from './BooksLeftEmpty.tsx';
export { useCookbooks } from './cookbooks.api.ts';
