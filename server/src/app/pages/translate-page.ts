import { style } from '../../platform/http/docs-page.ts';

/** How a language comes into the program, for whoever knows one; the list of languages leads here. */
export const translatePage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Translate Larder</title><style>${style} h2{text-transform:none}</style></head><body>
<h1>Translate Larder</h1>
<p>All words of the screens, of errors and of mails stand in one file for each language. A language is offered as soon as
half of its words are there; what is missing until then is shown in English.</p>
<h2>Begin</h2>
<ol>
<li>In the source of Larder, read the glossary of the language, such as <code>messages/src/de-DE.md</code>, or begin one: it
holds the words that occur everywhere, chosen once, and how people are addressed.</li>
<li><code>npm run words -- missing de-DE</code> prints what the language lacks. Translate the texts, not the keys before
them, and give them back with <code>npm run words -- de-DE &lt; your-file.json</code>.</li>
<li>Run <code>npm run words -- check</code>: it tells what a translation got wrong.</li>
<li>Run <code>npm run dev</code>, and choose the language in the browser.</li>
<li>The foods and labels that a household can begin with are in <code>server/src/features/seeders/data/</code>, the units in
<code>server/src/features/units/unit-names.json</code>.</li>
</ol>
<h2>What stands in braces</h2>
<p>Words in braces such as <code>{name}</code> are filled in and keep their names. Where a number decides, each form of the
language has its text:</p>
<pre>{count, plural, one {# recipe} other {# recipes}}</pre>
<p>A language with more forms writes more of them, with the words zero, one, two, few, many and other.</p>
</body></html>`;
