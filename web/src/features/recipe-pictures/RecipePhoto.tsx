import type { RecipeSummary } from '@larder/contract';
import { Photo } from '../../components/Photo.tsx';
import { type Pictured, recipeImage, recipeImageSet } from './recipe-image.ts';

interface RecipePhotoProps {
  recipe: Pictured & { name: string } & Partial<Pick<RecipeSummary, 'imageColor'>>;
  /** How wide it stands where (the `sizes` of an image), where more than the smallest size can be needed. */
  sizes?: string;
  /** Width by height, such as `4 / 3`; without it what is around it decides. */
  ratio?: string;
  /** Among the first pictures that one sees: fetched before others. */
  important?: boolean;
  className?: string | undefined;
}

/** The picture of a recipe beside its name, in its smallest size or as large as `sizes` ask for. */
export function RecipePhoto({ recipe, sizes, ...others }: RecipePhotoProps) {
  const larger = sizes === undefined ? {} : { srcSet: recipeImageSet(recipe), sizes };
  return (
    <Photo
      name={recipe.name}
      src={recipeImage(recipe, 'tiny-original.webp')}
      color={recipe.imageColor}
      {...larger}
      {...others}
    />
  );
}
