import { numberedName } from '@larder/kitchen';
import { ApiError } from '../../../lib/api/index.ts';

/** Who has more recipes of one name chooses another. */
const mostNumbers = 20;

export const isNameTaken = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'recipe.name-taken';

/** Saves a new recipe by its name and, as long as that is taken, by the name with a number, as every other new recipe gets one. */
export const withFreeName = async <Saved>(name: string, save: (name: string) => Promise<Saved>): Promise<Saved> => {
  for (let count = 0; ; count += 1) {
    try {
      return await save(count === 0 ? name : numberedName(name, count));
    } catch (error) {
      if (!isNameTaken(error) || count === mostNumbers) throw error;
    }
  }
};
