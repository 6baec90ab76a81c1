export { CookMode } from './CookMode.tsx';
