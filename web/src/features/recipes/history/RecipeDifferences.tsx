import type { Recipe, VersionComparison } from '@larder/contract';
import { ComparedParts } from './ComparedParts.tsx';
import classes from './History.module.css';

interface RecipeDifferencesProps {
  recipe: Pick<Recipe, 'id' | 'image'>;
  comparison: VersionComparison;
  /** Addresses of pictures that lie elsewhere, by their keys. */
  pictures: Record<string, string>;
}

/** What a recipe would become, where it is no version of it that is shown. */
export function RecipeDifferences(props: RecipeDifferencesProps) {
  return (
    <div className={classes.comparison}>
      <div className={classes.parts}>
        <ComparedParts {...props} level={3} />
      </div>
    </div>
  );
}
