export { beginningOf, textOfMarkdown } from './text-of-markdown.ts';
