import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRecipe } from '../read-recipe.ts';
import { cleanPage } from './clean-page.ts';

const url = 'https://example.org/soup';
const cleaned = (html: string) => cleanPage({ html });

const data = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Soup & more',
  image: '/soup.jpg',
  recipeIngredient: ['1 onion', '1 l "stock" <warm>'],
  recipeInstructions: 'Chop. Simmer.',
};

/** Forbids a browser to run or fetch anything of a kept page. */
const start = `<!doctype html><meta http-equiv="content-security-policy" content="default-src 'none'">`;

describe('a page that is kept', () => {
  test.each([
    ['data', `<script type="application/ld+json">${JSON.stringify(data)}</script><p>Hello</p>`],
    [
      'state',
      `<script>window.__STATE__ = ${JSON.stringify({ recipe: { title: 'Soup', ingredients: ['1 onion', '2 leeks'], steps: ['Chop everything finely.'] } })}</script>`,
    ],
    [
      'visible lists',
      '<html lang="de"><title>Suppe | Küche</title><meta property="og:image" content="/a.jpg"><h1>Suppe</h1><h2>Zutaten</h2><ul><li>2 Zwiebeln<li>1 l Brühe &amp; Wasser</ul><h2>Zubereitung</h2><ol><li>Zwiebeln in feine Würfel schneiden.<li>Mit der Brühe aufkochen.</ol>',
    ],
    [
      'microdata',
      '<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup</h1><img itemprop="image" src="a.jpg"><link itemprop="image" href="b.jpg"><span itemprop="recipeIngredient">1 onion</span><span itemprop="recipeIngredient">1 leek</span><div itemprop="recipeInstructions">Chop and simmer.</div></div>',
    ],
  ])('with %s is read as before', (_, html) => {
    const read = readRecipe({ html, url });
    expect(read).not.toBeNull();
    expect(readRecipe({ html: cleaned(html), url })).toEqual(read);
  });

  test('runs nothing and loads nothing', () => {
    const html = `<script src="/a.js"></script><script>alert(1)</script><style>p{}</style><link rel="stylesheet" href="a.css"><meta http-equiv="refresh" content="0;url=/x">
      <iframe src="https://ads.example"></iframe><svg onload="alert(1)"><a href="javascript:alert(1)">x</a></svg>
      <p onclick="alert(1)" class="note">Words <a href=" JavaScript:alert(1)">link</a><img src="data:image/png;base64,${'A'.repeat(1000)}" alt="dish"></p><!-- note -->`;
    const kept = cleaned(html);
    expect(kept).not.toMatch(/alert|a\.js|a\.css|iframe|svg|style|refresh|AAAA|note -->/i);
    expect(kept).toContain('<p class="note">Words <a>link</a><img alt="dish"></p>');
  });

  test('of a hundred thousand nested tags is cut where reading ends', () => {
    expect(cleaned('<div>'.repeat(100_000)).length).toBeLessThan(100_000);
  });

  test('keeps no tag whose name is none', () => {
    expect(cleaned('<a="<svg>words')).toBe(`${start}words`);
  });

  test.each([
    ['an address with a line break in its scheme', '<a href="java&#10;script:alert(1)">x</a>'],
    ['an address behind thousands of blanks', `<a href="${' '.repeat(3000)}javascript:alert(1)">x</a>`],
    ['an address behind a control character', '<a href="&#1;javascript:alert(1)">x</a>'],
    ['a form that submits to a program', '<button formaction="javascript:alert(1)">x</button>'],
    ['a style sheet beside the own address', '<link rel="canonical stylesheet" href="//evil.example/alert">'],
    ['a redirect under another spelling', '<meta http-equiv=" Refresh" content="0;url=javascript:alert(1)">'],
    ['a picture in a style', '<p style="background:url(//evil.example/alert)">x</p>'],
    ['a program that calls itself data', '<script type="text/javascript+json" src="/alert.js"></script>'],
    ['words that browsers read as they are', '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>'],
    ['a counter of clicks', '<a href="/soup" ping="//evil.example/alert">x</a>'],
  ])('keeps nothing of %s', (_, html) => {
    expect(cleaned(html)).not.toMatch(/alert\(1\)(?!&)|stylesheet|evil\.example|alert\.js|<xmp|javascript:/i);
  });

  test('keeps data of one type, and no start of a script in it', () => {
    const html = '<script type="application/ld+json; charset=utf-8">{"name":"<!--<script>"}</script>';
    expect(cleaned(html)).toBe(`${start}<script type="application/ld+json">{"name":"<!--\\u003cscript>"}</script>`);
  });

  test('may be anything', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (html) => void cleaned(html)));
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('<p>', '</p>', '<script>', '</script>', '<svg>', '</svg>', '<', '&', 'a="')),
        (parts) => {
          const once = cleaned(parts.join(''));
          expect(once).not.toContain('<svg');
        },
      ),
    );
  });
});
