import { withoutMojibake } from './mojibake.ts';
import { parseHtml } from './parse-html.ts';
import { collapse, linesOf } from './text-of.ts';

const markup = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]{1,30});/i;

/** Structured data is often escaped twice, now and then three times. */
const mostEscapes = 3;

/** The lines of a value that may hold HTML, entities, or both escaped again. */
export function plainLines(value: string): string[] {
  let lines = withoutMojibake(value).split(/\r\n|[\n\r\u2028]/);
  for (let round = 0; round < mostEscapes && lines.some((line) => markup.test(line)); round++) {
    lines = linesOf(parseHtml(lines.join('<br>')));
  }
  return lines.map(collapse).filter((line) => line !== '');
}

/** A value that may hold HTML as one line of plain text. */
export function plainText(value: string): string {
  return markup.test(value) ? plainLines(value).join(' ') : collapse(withoutMojibake(value));
}
