import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeHtml, safeMarkdown } from './markdown.ts';

test.each([
  ['formatting stays', '<p>Mix <strong>well</strong></p>', '<p>Mix <strong>well</strong></p>'],
  ['scripts go with their content', 'a<script>alert(1)</script>b', 'ab'],
  ['styles go with their content', 'a<style>*{display:none}</style>b', 'ab'],
  ['handlers go', '<img src="/a.webp" onerror="alert(1)" style="x" />', '<img src="/a.webp" />'],
  ['addresses that run something go', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['also when they are spelled oddly', '<a href="jAva&#x09;script&colon;alert(1)">x</a>', '<a>x</a>'],
  ['data pictures go', '<img src="data:image/svg+xml,x" />', '<img />'],
  [
    'pictures of assets stay',
    '<img src="/api/media/recipes/1/assets/a.png" height="100%" />',
    '<img src="/api/media/recipes/1/assets/a.png" height="100%" />',
  ],
  [
    'a video may be embedded',
    '<iframe src="https://videos.example/1" allowfullscreen></iframe>',
    '<iframe src="https://videos.example/1" allowfullscreen></iframe>',
  ],
  ['our own pages may not be framed', '<iframe src="/api/media/x.html"></iframe>', '<iframe></iframe>'],
  [
    'new windows learn nothing about this one',
    '<a href="https://a.example" target="_blank">x</a>',
    '<a href="https://a.example" target="_blank" rel="noopener noreferrer">x</a>',
  ],
  ['forms go', '<form action="/x"><input name="a"><button>b</button></form>', 'b'],
  ['drawings go', '<svg onload="alert(1)"><path /></svg>', ''],
])('%s', (_, html, safe) => expect(safeHtml(html)).toBe(safe));

test.each([
  ['plain text', 'Salt & pepper, "fresh"'],
  ['a quote', '> Grandmother said so & smiled\n\n- one\n- two'],
  ['a quote beside a tag', '> **Best** served warm &\n> fresh<br />'],
  ['less and more', 'Keep at < 5 °C and > 0 °C'],
  ['a sign that is never closed', 'Bake until temp &lt;rise'],
  ['a character by its name', '&lt;b> is bold, AT&amp;T, 1 <br /> 2'],
])('%s is kept as typed', (_, text) => expect(safeMarkdown(text)).toBe(text));

test.each([
  ['a<script>alert(1)</script>b', 'ab'],
  ['<<x>script>alert(1)<</x>/script>', '&lt;script>alert(1)&lt;/script>'],
  ['see <https://example.org/a?b=1&c=2>', 'see https://example.org/a?b=1&c=2'],
  ['less <than', 'less &lt;than'],
  ['<img src=x onerror=alert(1)', '&lt;img src=x onerror=alert(1)'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
])('%s becomes harmless', (text, safe) => expect(safeMarkdown(text)).toBe(safe));

test('whatever is typed, nothing dangerous is left and a second round changes nothing', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '/',
    '&',
    '&lt;',
    '&amp;',
    '&#60;',
    '"',
    "'",
    '=',
    ' ',
    '\n',
    'script',
    'img',
    ' onerror=',
    'a',
    'b',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<textarea>',
    '<x',
    '1',
    'src=',
    'javascript:',
    '<svg>',
    '</',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const safe = safeMarkdown(pieces.join(''));
      expect(safe).not.toMatch(/<\/?(script|svg|style|textarea|x)|<!--|<[a-z][^<>]*\sonerror\s*=[^<>]*>/i);
      expect(safeHtml(safe)).toBe(safeHtml(safeMarkdown(safe)));
    }),
    { numRuns: 3000 },
  );
});
