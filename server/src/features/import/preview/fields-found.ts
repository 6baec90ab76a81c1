import { type ImportPreview, type PreviewField, previewFields } from '@larder/contract';
import type { ReadRecipe, RecipeField } from '@larder/reader';

/** What of a reading stands behind each field of a preview. */
const sources: Record<PreviewField, RecipeField[]> = {
  image: ['imageCandidates'],
  name: ['name'],
  description: ['description'],
  times: ['totalMinutes', 'prepMinutes', 'performMinutes', 'cookMinutes'],
  yield: ['yield'],
  ingredients: ['ingredientGroups'],
  instructions: ['instructionSections'],
  notes: ['notes'],
  nutrition: ['nutrition'],
  categories: ['category'],
  tags: ['keywords'],
};

/** How the fields that have a value were found; of several readings the least sure one tells. */
export const fieldsFound = (
  { origins, confidence }: ReadRecipe,
  hasValue: Record<PreviewField, boolean>,
): Pick<ImportPreview, 'found' | 'missing'> => ({
  found: previewFields
    .filter((field) => hasValue[field])
    .map((field) => {
      const read = sources[field].filter((source) => origins[source] !== undefined);
      const [least] = read.toSorted((a, b) => (confidence[a] ?? 0) - (confidence[b] ?? 0));
      return {
        field,
        origin: (least && origins[least]) ?? 'page',
        confidence: (least && confidence[least]) ?? 0,
      };
    }),
  missing: previewFields.filter((field) => !hasValue[field]),
});
