import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { mealieDatabase, mealieId } from '../../../reader/test/mealie-database.ts';
import { writeZip } from '../../../server/src/platform/files/index.ts';

/** What a recipe has as much of as people write. */
const parts = { recipes_ingredients: 10, recipe_instructions: 6 } as const;

const words = 'Stir the onions in the butter until they are soft, and pour in the stock little by little. ';

/** Ids that differ in their last digits. */
const idOf = (kind: string, index: number) => `${mealieId(kind).slice(0, 24)}${index.toString(16).padStart(12, '0')}`;

/** The tables of a backup with many recipes, a row at a time, as the program writes them: one table behind the other. */
function* database(recipes: number): Generator<string> {
  const small = mealieDatabase('86054b40fd06');
  const template = (table: string) => small[table]?.[0] ?? {};
  yield '{';
  for (const [at, [table, rows]] of Object.entries(small).entries()) {
    yield `${at > 0 ? ',' : ''}\n${JSON.stringify(table)}: [${rows.map((row) => JSON.stringify(row)).join(',\n')}`;
    for (let index = 0; index < recipes; index += 1) {
      const recipe_id = idOf('recipe', index);
      const row = (more: object) => `,\n${JSON.stringify({ ...template(table), ...more })}`;
      if (table === 'recipes') {
        const name = `Leek soup number ${index}`;
        yield row({ id: recipe_id, slug: `leek-soup-${index}`, name, name_normalized: name, description: words });
      }
      for (let part = 0; part < (parts[table as keyof typeof parts] ?? 0); part += 1) {
        const number = index * 10 + part;
        const own =
          table === 'recipe_instructions' ? { id: idOf('step', number), text: words.repeat(3) } : { id: number };
        yield row({ ...own, recipe_id, position: part, reference_id: idOf('line', number), note: `leeks ${part}` });
      }
      if (['recipe_nutrition', 'recipe_settings', 'recipes_to_tags'].includes(table)) yield row({ recipe_id });
      if (table === 'recipe_timeline_events') yield row({ id: idOf('event', index), recipe_id });
    }
    yield ']';
  }
  yield '\n}';
}

/** npm run bench -- mealie-tables [--recipes 18530]: seconds and memory to read the tables of a whole Mealie instance. */
export const mealieSuite = async (parameters: string[]): Promise<void> => {
  const { values } = parseArgs({ args: parameters, options: { recipes: { type: 'string', default: '18530' } } });
  const recipes = Number(values.recipes);
  const folder = fileURLToPath(new URL('../../data/mealie/', import.meta.url));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'mealie.zip');
  let bytes = 0;
  const content = () =>
    Readable.from(database(recipes)).map((text: string) => {
      bytes += Buffer.byteLength(text);
      return Buffer.from(text);
    });
  await pipeline(writeZip([{ path: 'database.json', content }]), createWriteStream(path));
  const child = fork(fileURLToPath(new URL('./read-mealie.ts', import.meta.url)), [path, folder]);
  const [told] = await once(child, 'message');
  console.log(
    `${recipes} recipes, database.json ${(bytes / 1e6).toFixed(0)} MB, archive ${(statSync(path).size / 1e6).toFixed(0)} MB`,
  );
  console.log(told);
  await once(child, 'exit');
  rmSync(folder, { recursive: true, force: true });
};
