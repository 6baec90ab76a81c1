import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const lines = (name: string) => [name, '', 'Ingredients', '2 leeks', '200 g flour', '', 'Method', 'Cook the leeks.'];
const page = (name: string) =>
  `<!DOCTYPE html><html><head><title>${name}</title></head><body><h1>${name}</h1><h2>Ingredients</h2><ul><li>2 leeks</li><li>200 g flour</li></ul><h2>Method</h2><p>Cook the leeks until they are soft.</p></body></html>`;

/** Files of a kind each, whose names say nothing of it. */
const kinds: ((name: string) => string | Uint8Array)[] = [
  (name) => `<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><p><DT><A HREF="https://pies.example/${name}">${name}</A></DL>`,
  (name) =>
    `<en-export><note><title>${name}</title><content><![CDATA[<en-note>${lines(name)
      .map((line) => `<div>${line}</div>`)
      .join('')}</en-note>]]></content></note></en-export>`,
  (name) => `# ${name}\n\n## Ingredients\n\n- 2 leeks\n- 200 g flour\n\n## Method\n\nCook the leeks until soft.\n`,
  (name) => gzipSync(JSON.stringify({ name, ingredients: '2 leeks', directions: 'Cook.', photo_data: null })),
  (name) => `Title: ${name}\nIngredients:\n2 leeks\nInstructions:\nCook.\n`,
  (name) => `Title: ${name}\nOriginal URL: \nCookbook: Pies\nIngredients:\n2 leeks\nInstructions:\nCook.\n`,
  (name) => JSON.stringify({ '@type': 'Recipe', name, recipeIngredient: ['2 leeks'], recipeInstructions: 'Cook.' }),
  (name) => `Title,PrimaryIngredient,Ingredients,Instructions\n${name},Leeks,2 leeks,Cook.\n`,
  (name) => `Name,Ingredients,Instructions\n${name},2 leeks,Cook.\n`,
  (name) => lines(name).join('\n'),
  (name) => `name,url\n${name},https://pies.example/list/${name}\n`,
  page,
];

/** A folder of thirty files of twelve kinds, a recipe in each; answers where it is. */
export const mixedFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'recipes-'));
  for (let number = 1; number <= 30; number += 1) {
    const write = kinds[(number - 1) % kinds.length];
    if (write) await writeFile(join(folder, `file-${number}`), write(`Pie-${number}`));
  }
  return folder;
};
