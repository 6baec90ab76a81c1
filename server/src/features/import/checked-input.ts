import { RecipeInput } from '@larder/contract';
import { acceptSnakeCase } from '../../platform/http/index.ts';

/** No database keeps a zero character as text. */
const withoutZeroCharacters = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\u0000', '') : value;

/** What came from outside, checked as if a client had sent it; undefined when it is not fit to be saved. */
export const checkedInput = (value: unknown): RecipeInput | undefined => {
  const plain: unknown = JSON.parse(JSON.stringify(value), withoutZeroCharacters);
  return RecipeInput.safeParse(acceptSnakeCase(RecipeInput, plain)).data;
};
