export { useRestore } from './use-restore.ts';
