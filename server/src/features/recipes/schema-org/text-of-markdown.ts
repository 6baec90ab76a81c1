/**
 * The words of a text in Markdown with HTML in it, for programs that show neither. Every pattern looks a bounded way ahead,
 * so that no text takes longer than its length.
 */
export const textOfMarkdown = (markdown: string): string =>
  markdown
    .replace(/<[/!]?[a-z-][^<>]{0,2000}>/gi, ' ')
    .replace(/!?\[([^[\]\n]{0,500})\]\([^()\n]{0,2000}\)/g, '$1')
    .replace(/^ {0,3}(?:#{1,6} +|> ?|[-*+] +)/gm, '')
    .replace(/(\*\*|__|~~|`)(?=\S)(.{1,500}?)\1/g, '$2')
    .replace(/\s+/g, ' ')
    .trim();

/** The beginning of a text, cut between words. */
export const beginningOf = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/, '')}…`;
