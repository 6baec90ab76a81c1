import { directionOf, labelOn } from '@larder/contract';
import { z } from 'zod';

/** A mail as it is written: sentences in the reader's language, and at most one thing to do. */
export const Letter = z.object({
  to: z.email(),
  /** Of the words below, such as `de-DE`. */
  language: z.string(),
  subject: z.string(),
  paragraphs: z.array(z.string()),
  button: z.object({ label: z.string(), address: z.string() }).nullable().default(null),
  /** Stands below the button, smaller. */
  footnotes: z.array(z.string()).default([]),
});
export type Letter = z.infer<typeof Letter>;
export type NewLetter = z.input<typeof Letter>;

interface Colours {
  light: string;
  dark: string;
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);

/** The same words for readers without HTML. */
export const textOf = ({ paragraphs, button, footnotes }: Letter): string =>
  [...paragraphs, ...(button ? [`${button.label}:\n${button.address}`] : []), ...footnotes].join('\n\n');

/** Without pictures or anything else that would be fetched, in the colours of the server's theme, by day and in the dark. */
export const htmlOf = ({ language, subject, paragraphs, button, footnotes }: Letter, primary: Colours): string => {
  const lines = (texts: string[], kind: string) => texts.map((text) => `<p class="${kind}">${escaped(text)}</p>`);
  const address = button && escaped(button.address);
  return `<!doctype html>
<html lang="${escaped(language)}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 16px; background: #faf6f0; color: #2b2520; font: 16px/1.5 Roboto, Arial, sans-serif; }
main { max-width: 520px; margin: 0 auto; padding: 28px; border-radius: 12px; background: #ffffff; }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.3; }
p { margin: 0 0 16px; overflow-wrap: anywhere; }
.action { display: inline-block; margin: 8px 0 20px; padding: 12px 24px; border-radius: 8px; background: ${primary.light}; color: ${labelOn(primary.light)}; font-weight: bold; text-decoration: none; }
.address, .note { font-size: 14px; color: #5c5249; }
.address a { color: inherit; }
@media (prefers-color-scheme: dark) {
body { background: #171310; color: #f3ece4; }
main { background: #221d19; }
.action { background: ${primary.dark}; color: ${labelOn(primary.dark)}; }
.address, .note { color: #c4b8ab; }
}
</style>
</head>
<body><main>
<h1>${escaped(subject)}</h1>
${lines(paragraphs, 'said').join('\n')}
${button ? `<a class="action" href="${address}">${escaped(button.label)}</a>\n<p class="address"><a href="${address}">${address}</a></p>` : ''}
${lines(footnotes, 'note').join('\n')}
</main></body></html>
`;
};
