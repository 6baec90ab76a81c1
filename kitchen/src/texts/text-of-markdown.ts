/**
 * The words of a text in Markdown with HTML in it, for programs that show neither. No expression reads on past
 * the next sign that it could begin at, so that the time grows no faster than the text.
 */
export const textOfMarkdown = (markdown: string): string =>
  markdown
    .replace(/<[/!]?[a-z-][^<>]*>/gi, ' ')
    .replace(/!?\[([^[\]\n]*)\]\([^()\n]*\)/g, '$1')
    .replace(/^ {0,3}(?:#{1,6} +|> ?|[-*+] +)/gm, '')
    .replace(/(\*\*|__|~~|`)(?=\S)(.{1,500}?)\1/g, '$2')
    .replace(/\s+/g, ' ')
    .trim();

/** The beginning of a text, cut between words. */
export const beginningOf = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length).replace(/(?<!\s)\s+\S*$/, '')}…`;
