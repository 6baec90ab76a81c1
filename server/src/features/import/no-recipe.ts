import { AppError } from '../../platform/errors/index.ts';

/** Clients of the peer's API look for the word beside the code. */
export const noRecipe = () => new AppError('import.no-recipe', {}, { more: { details: 'BAD_RECIPE_DATA' } });
