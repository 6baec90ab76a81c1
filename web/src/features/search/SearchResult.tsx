import type { RecipeSummary } from '@larder/contract';
import { Photo } from '../../components/Photo.tsx';
import { RecipeFacts, recipeImage } from '../recipes/index.ts';
import classes from './SearchDialog.module.css';
import { markedParts } from './search-text.ts';

interface SearchResultProps {
  id: string;
  recipe: RecipeSummary;
  search: string;
  selected: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

/** One recipe, with the letters marked that found it. */
export function SearchResult({ id, recipe, search, selected, onPoint, onOpen }: SearchResultProps) {
  const organizers = [...recipe.recipeCategory, ...recipe.tags].slice(0, 3).map(({ name }) => name);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field that names this option has the keys
    <div
      id={id}
      className={classes.option}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      onPointerMove={onPoint}
      onClick={onOpen}
    >
      <Photo
        name={recipe.name}
        src={recipeImage(recipe, 'tiny-original.webp')}
        color={recipe.imageColor}
        className={classes.picture ?? ''}
      />
      <span className={classes.words}>
        <span className={classes.name}>
          {markedParts(recipe.name, search).map(({ text, isMatch }, index) => {
            const key = `${index} ${text}`;
            return isMatch ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
          })}
        </span>
        <span className={classes.organizers}>{organizers.join(', ')}</span>
      </span>
      <RecipeFacts recipe={recipe} />
    </div>
  );
}
