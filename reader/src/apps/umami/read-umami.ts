import type { AppReader } from '../app-reader.ts';
import { schemaRecipesIn } from '../schema/read-schema.ts';
import { recipeOfSchema } from '../schema/recipe-of-schema.ts';

/**
 * Umami: a zip with schema.org's JSON for each recipe, or with Markdown, pages and PDFs, which are read as what they are. Written by what people
 * tell of it, without a real sample: what names an address of its server is taken for one.
 */
export const umami: AppReader = {
  app: 'umami',
  recognise: ({ json }) => {
    for (const recipe of schemaRecipesIn(json, 50))
      if (address.test(JSON.stringify(recipe).slice(0, 100_000))) return 0.9;
    return 0;
  },
  *read(file) {
    let at = 0;
    for (const recipe of schemaRecipesIn(file.json)) yield recipeOfSchema(file, `${file.path}#${at++}`, recipe);
  },
};

const address = /https?:\/\/(?:[\w-]{1,40}\.)?umami\.recipes\//i;
