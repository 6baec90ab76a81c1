export { useCookbooks } from './cookbooks.api.ts';
