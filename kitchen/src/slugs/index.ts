export { numberedName, slugify } from './slugify.ts';
