import { RecipeInput } from '@larder/contract';
import { acceptOlderKeys } from '../../compatibility/index.ts';

/** No database keeps a zero character as text. */
const withoutZeroCharacters = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\u0000', '') : value;

/** A recipe is worth more than these: where one of them is not fit to be saved, it is left out. */
const dispensable: readonly PropertyKey[] = ['orgURL', 'extras'] satisfies (keyof RecipeInput)[];

/** What came from outside, checked as if a client had sent it; undefined when it is not fit to be saved. */
export const checkedInput = (value: unknown): RecipeInput | undefined => {
  const plain: unknown = JSON.parse(JSON.stringify(value), withoutZeroCharacters);
  const sent = Object(acceptOlderKeys(RecipeInput, plain));
  const { data, error } = RecipeInput.safeParse(sent);
  if (!error) return data;
  const unfit = new Set(error.issues.map(({ path }) => path[0]));
  const fit = Object.entries(sent).filter(([key]) => !(dispensable.includes(key) && unfit.has(key)));
  return RecipeInput.safeParse(Object.fromEntries(fit)).data;
};
