import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { writeZip, type ZipContent } from '../../../server/src/platform/files/index.ts';
import { type Random, seededRandom } from '../load/random.ts';
import { makeRecipe } from '../load/recipes.ts';

export interface ExportSize {
  recipes: number;
  /** Of each picture, in pixels. */
  width: number;
  height: number;
}

/** Different enough that none is read from a cache of the processor. */
const differentPictures = 12;

/** Noise that packs as photographs do: some 700 kB at 2000×1500. */
const photo = async ({ width, height }: ExportSize, index: number): Promise<Buffer> => {
  const [narrow, low] = [Math.ceil(width / 4), Math.ceil(height / 4)];
  const noise = { type: 'gaussian', mean: 120, sigma: 22 + index } as const;
  const grains = await sharp({ create: { width: narrow, height: low, channels: 3, background: '#a86', noise } })
    .png()
    .toBuffer();
  return sharp(grains).resize(width, height, { kernel: 'cubic' }).jpeg({ quality: 80 }).toBuffer();
};

/** Names of the recipes of an export, by their place. */
const nameOf = (name: string, index: number) => `${name} (${index + 1})`;

const recipeOf = (random: Random, index: number) => {
  const { name, description, recipeIngredient, recipeInstructions, recipeCategory } = makeRecipe(random);
  return {
    name: nameOf(name, index),
    description,
    ingredients: recipeIngredient
      .map(({ quantity, unit, food, note }) => `${quantity} ${unit.name} ${food.name}${note && `, ${note}`}`)
      .join('\n'),
    directions: recipeInstructions.map(({ text }) => text).join('\n\n'),
    categories: recipeCategory.map(({ name }) => name),
    rating: index % 6,
    source_url: '',
  };
};

/** Writes an export in the likeness of Paprika's, each recipe with a picture, and answers the names of its recipes. */
export const writeExport = async (path: string, size: ExportSize): Promise<string[]> => {
  const random = seededRandom(77);
  const photos = await Promise.all(Array.from({ length: differentPictures }, (_, index) => photo(size, index)));
  const names: string[] = [];
  function* contents(): Generator<ZipContent> {
    for (let index = 0; index < size.recipes; index += 1) {
      const recipe = recipeOf(random, index);
      names.push(recipe.name);
      // What stands behind the end of a JPEG makes its file another one.
      const picture = Buffer.concat([photos[index % photos.length] ?? Buffer.alloc(0), Buffer.from(`${index}`)]);
      const text = () => JSON.stringify({ ...recipe, photo_data: picture.toString('base64') });
      const content = () => Readable.from([gzipSync(text(), { level: 1 })]);
      yield { path: `${index}.paprikarecipe`, content, isPacked: true };
    }
  }
  await pipeline(writeZip(contents()), createWriteStream(path));
  return names;
};
