import { directionOf, type Recipe } from '@larder/contract';
import { textOfMarkdown } from '@larder/kitchen';
import type { Words } from '../../../../platform/http/index.ts';
import { paragraphsOf } from '../paragraphs.ts';
import { factsOf, grouped, lineOf, nutritionOf } from '../recipe-facts.ts';

/** Text as XML may hold it: without signs that it must not have. */
export const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids just these.
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** A page of a book, in which each text that people wrote has the direction of its own letters. @param language BCP 47 */
export const page = (title: string, language: string, body: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="${language}" lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"/><title>${escaped(title)}</title><link rel="stylesheet" href="style.css"/></head>
<body>
${body}
</body>
</html>
`;

const paragraphs = (markdown: string): string =>
  paragraphsOf(markdown)
    .map((paragraph) => `<p dir="auto">${paragraph.split('\n').map(escaped).join('<br/>')}</p>`)
    .join('\n');

const section = (title: string, content: string): string =>
  content ? `<section>\n<h2 dir="auto">${escaped(title)}</h2>\n${content}\n</section>` : '';

interface Parts {
  words: Words;
  language: string;
  /** Where its picture lies; null without one. */
  picture: string | null;
}

/** A recipe as a page of a book. */
export const recipePage = (recipe: Recipe, { words, language, picture }: Parts): string =>
  page(
    recipe.name,
    language,
    [
      `<h1 dir="auto">${escaped(recipe.name)}</h1>`,
      picture && `<p class="picture"><img src="${picture}" alt="${escaped(recipe.name)}"/></p>`,
      paragraphs(recipe.description),
      facts(recipe, words),
      section(words('export.ingredients'), ingredients(recipe)),
      section(words('export.method'), method(recipe)),
      ...recipe.notes.map(({ title, text }) => section(title || words('export.note'), paragraphs(text))),
      section(words('export.nutrition'), nutrition(recipe, words)),
      recipe.orgURL && `<p class="source">${escaped(words('export.source'))}: ${addressed(recipe.orgURL)}</p>`,
    ]
      .filter(Boolean)
      .join('\n'),
  );

/** What is no address stands there as it is. */
const addressed = (source: string): string =>
  URL.canParse(source) ? `<a href="${escaped(new URL(source).href)}">${escaped(source)}</a>` : escaped(source);

const facts = (recipe: Recipe, words: Words): string => {
  const told = factsOf(recipe, words).map(([name, value]) => `<b>${escaped(name)}</b> <bdi>${escaped(value)}</bdi>`);
  return told.length > 0 ? `<p class="facts">${told.join(' · ')}</p>` : '';
};

const ingredients = ({ recipeIngredient }: Recipe): string =>
  grouped(recipeIngredient)
    .map(({ title, lines }) => {
      const items = lines.map((line) => textOfMarkdown(lineOf(line))).filter(Boolean);
      const list = items.map((text) => `<li dir="auto">${escaped(text)}</li>`).join('\n');
      return `${title ? `<h3 dir="auto">${escaped(title)}</h3>\n` : ''}${list ? `<ul>\n${list}\n</ul>` : ''}`;
    })
    .filter(Boolean)
    .join('\n');

/** Steps are numbered on over the sections. */
const method = ({ recipeInstructions }: Recipe): string => {
  let number = 1;
  return grouped(recipeInstructions)
    .map(({ title, lines }) => {
      const start = number;
      number += lines.length;
      const steps = lines
        .map(
          ({ summary, text }) =>
            `<li>${summary ? `<p dir="auto"><b>${escaped(summary)}</b></p>` : ''}${paragraphs(text)}</li>`,
        )
        .join('\n');
      return `${title ? `<h3 dir="auto">${escaped(title)}</h3>\n` : ''}<ol start="${start}">\n${steps}\n</ol>`;
    })
    .join('\n');
};

const nutrition = (recipe: Recipe, words: Words): string => {
  const known = nutritionOf(recipe, words).map(([name, value]) => `<li>${escaped(name)}: ${escaped(value)}</li>`);
  return known.length > 0 ? `<ul>\n${known.join('\n')}\n</ul>` : '';
};

export const style = `body { font-family: serif; line-height: 1.45; margin: 0 4%; }
h1 { font-size: 1.7em; line-height: 1.15; margin: 0.6em 0 0.4em; }
h2 { font-size: 1.15em; margin: 1.4em 0 0.4em; }
h3 { font-size: 1em; margin: 1em 0 0.3em; }
h1, h2, h3 { font-family: sans-serif; break-after: avoid; page-break-after: avoid; text-align: start; }
.picture { margin: 0.5em 0; text-align: center; }
.picture img { max-width: 100%; max-height: 60vh; }
.facts { font-family: sans-serif; font-size: 0.9em; }
.source { font-size: 0.85em; overflow-wrap: anywhere; }
ul, ol { padding-inline-start: 1.4em; }
li { break-inside: avoid; page-break-inside: avoid; }
li p { margin: 0.3em 0; }
.cover { text-align: center; margin-top: 15%; }
.cover img { max-width: 100%; max-height: 65vh; }
.chapter { margin-top: 25%; text-align: center; }
.chapter ul { list-style: none; padding: 0; }
`;
