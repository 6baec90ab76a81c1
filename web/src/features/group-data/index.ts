export { SeedDialog } from './seed-dialog.ts';
