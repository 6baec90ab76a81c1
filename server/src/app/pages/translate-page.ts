import { style } from '../../platform/http/docs-page.ts';

/** How a language comes into the program, for whoever knows one; the list of languages leads here. */
export const translatePage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Translate Larder</title><style>${style} h2{text-transform:none}</style></head><body>
<h1>Translate Larder</h1>
<p>All words of the screens and of the errors stand in one file for each language. A language is offered as soon as half of
its words are there; what is missing until then is shown in English.</p>
<h2>Begin</h2>
<ol>
<li>In the source of Larder, copy <code>messages/src/en-US.json</code> to a file with the name of the language, such as
<code>messages/src/de-DE.json</code>.</li>
<li>Replace the texts, not the keys before them. Leave out what you have not translated yet.</li>
<li>Run <code>npm run check</code>: it tells what a translation got wrong.</li>
<li>Run <code>npm run dev</code>, and choose the language in the browser.</li>
</ol>
<h2>What stands in braces</h2>
<p>Words in braces such as <code>{name}</code> are filled in and keep their names. Where a number decides, each form of the
language has its text:</p>
<pre>{count, plural, one {# recipe} other {# recipes}}</pre>
<p>A language with more forms writes more of them, with the words zero, one, two, few, many and other.</p>
</body></html>`;
