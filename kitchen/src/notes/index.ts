export { notesOfLines } from './notes-of-lines.ts';
