import type { Recipe, RecipeContent, VersionComparison } from '@larder/contract';
import type { ReactNode } from 'react';
import { t } from '../../../lib/messages/index.ts';
import { textChanges } from '../../../lib/texts/text-changes.ts';
import { ComparedIngredients, ComparedNotes, ComparedSteps } from './ComparedLists.tsx';
import { ComparedPicture } from './ComparedPicture.tsx';
import { laterTextFields, textFields } from './compared-texts.ts';
import classes from './History.module.css';
import { Words } from './Words.tsx';

interface ComparedPartsProps {
  recipe: Pick<Recipe, 'id' | 'image'>;
  comparison: VersionComparison;
  /** Addresses of pictures that lie elsewhere, by their keys. */
  pictures?: Record<string, string>;
  level: 2 | 3;
}

/** Everything that is different, in the order in which a recipe is read. Of the first version there is nothing to compare, so it is shown whole. */
export function ComparedParts({ recipe, comparison, pictures = {}, level }: ComparedPartsProps) {
  const Heading = `h${level}` as const;
  const { before, after, changes } = comparison;
  const isChanged = (field: keyof RecipeContent) => !before || changes.some((change) => change.field === field);
  const texts = (fields: typeof textFields) =>
    fields
      .filter(({ field }) => isChanged(field) && (before || field !== 'settings'))
      .map(({ field, name, texts }) => (
        <ComparedTexts
          key={field}
          heading={<Heading>{t(name)}</Heading>}
          before={texts(before ?? after)}
          after={texts(after)}
        />
      ));
  return (
    <>
      {before && changes.length > 0 && (
        <p className={classes.legend} aria-hidden="true">
          <del>{t('history.taken-out')}</del>
          <ins>{t('history.put-in')}</ins>
        </p>
      )}
      {before && changes.length === 0 && <p className={classes.hint}>{t('history.no-difference')}</p>}
      {isChanged('image') && (before?.image || after.image) && (
        <>
          <Heading>{t('history.picture-heading')}</Heading>
          <ComparedPicture recipe={recipe} comparison={comparison} pictures={pictures} />
        </>
      )}
      {texts(textFields)}
      {isChanged('recipeIngredient') && <ComparedIngredients comparison={comparison} level={level} />}
      {isChanged('recipeInstructions') && <ComparedSteps comparison={comparison} level={level} />}
      {isChanged('notes') && <ComparedNotes comparison={comparison} level={level} />}
      {texts(laterTextFields)}
    </>
  );
}

/** One text word by word, several as wholes; what is the same among those tells nothing. */
function ComparedTexts({ heading, before, after }: { heading: ReactNode; before: string[]; after: string[] }) {
  const isOne = before.length <= 1 && after.length <= 1;
  const [one = '', other = ''] = [before[0], after[0]];
  const changes = textChanges(before, after);
  const shown = changes.some(({ change }) => change !== 'same')
    ? changes.filter(({ change }) => change !== 'same')
    : changes;
  if (isOne ? one === '' && other === '' : shown.length === 0) return null;
  return (
    <>
      {heading}
      {isOne ? (
        <p className={classes.text} dir="auto">
          <Words before={one} after={other} />
        </p>
      ) : (
        <ul className={classes.texts}>
          {shown.map(({ change, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same text may come twice, and nothing moves
            <li key={index} dir="auto">
              <Words before={change === 'added' ? '' : text} after={change === 'removed' ? '' : text} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
