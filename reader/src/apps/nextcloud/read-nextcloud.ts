import type { AppReader } from '../app-reader.ts';
import { pictureNamed, picturesOf } from '../pictures.ts';
import { plainMarkdown } from '../plain-markdown.ts';
import { isSchemaRecipe } from '../schema/read-schema.ts';
import { recipeOfSchema } from '../schema/recipe-of-schema.ts';
import { unplacedOf } from '../values.ts';

/** Nextcloud Cookbook: a folder for each recipe with `recipe.json`, which is schema.org's, and its picture in three sizes. */
export const nextcloud: AppReader = {
  app: 'nextcloud',
  recognise: ({ json, name, around }) => {
    if (!isSchemaRecipe(json)) return 0;
    if ('printImage' in json || 'imageUrl' in json || pictureNamed(around, 'full')) return 0.95;
    return /^recipe\.json$/i.test(name) && typeof json['@context'] === 'string' ? 0.8 : 0;
  },
  *read(file) {
    if (!isSchemaRecipe(file.json)) return;
    const recipe = recipeOfSchema(file, file.path, file.json);
    const full = pictureNamed(file.around, 'full') ?? pictureNamed(file.around, 'thumb');
    yield {
      ...recipe,
      // People write Markdown there.
      description: plainMarkdown(recipe.description ?? '') || undefined,
      instructionSections: recipe.instructionSections.map(({ name, steps }) => ({
        name,
        steps: steps.map((step) => ({ ...step, text: plainMarkdown(step.text) })),
      })),
      pictures: full ? picturesOf([full]) : recipe.pictures.filter((picture) => !('file' in picture)),
      parts: ['thumb', 'thumb16'].flatMap((size) => pictureNamed(file.around, size) ?? []),
      unplaced: [...recipe.unplaced, ...unplacedOf({ supply: file.json.supply })],
    };
  },
};
