import { textOfMarkdown } from '@larder/kitchen';

/** The paragraphs of a Markdown text without its signs; lines of lists stay lines. */
export const paragraphsOf = (markdown: string): string[] =>
  markdown
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.split('\n').map(textOfMarkdown).filter(Boolean).join('\n'))
    .filter(Boolean);
