import type { Nutrition } from '@larder/contract';
import { t } from '../../../lib/messages/index.ts';
import { Nutrition as NutritionTable } from '../../recipes/index.ts';
import { importPreferences } from '../import-preferences.ts';
import { ChoiceChips } from './ChoiceChips.tsx';
import { Field } from './Field.tsx';
import classes from './PreviewForm.module.css';
import type { PreviewPart } from './preview-draft.ts';

/** What stands below the method: notes and nutrition to read, categories and tags to choose from. */
export function MoreFields({ preview, draft, change }: PreviewPart) {
  const [, changeTaste] = importPreferences.use();
  const { notes, nutrition, categories } = preview.recipe;
  return (
    <>
      {notes.length > 0 && (
        <Field preview={preview} field="notes" label={t('import.preview.notes')}>
          <div className={classes.plain}>
            {notes.map(({ title, text }) => (
              <span key={title + text}>
                {title && <b>{title} </b>}
                {text}
              </span>
            ))}
          </div>
        </Field>
      )}
      <Field preview={preview} field="nutrition" label={t('import.preview.nutrition')}>
        <NutritionRead nutrition={nutrition} />
      </Field>
      {categories.length > 0 && (
        <Field preview={preview} field="categories" label={t('import.preview.categories')}>
          <ChoiceChips
            label={t('import.preview.categories')}
            choices={categories}
            chosen={draft.categories}
            onChosen={(chosen) => change({ categories: chosen })}
          />
        </Field>
      )}
      {preview.tags.length > 0 && (
        <Field preview={preview} field="tags" label={t('import.preview.tags')}>
          <ChoiceChips
            label={t('import.preview.tags')}
            choices={preview.tags}
            chosen={draft.tags}
            onChosen={(tags) => {
              changeTaste({ includeTags: tags.length > 0 });
              change({ tags });
            }}
          />
        </Field>
      )}
    </>
  );
}

function NutritionRead({ nutrition }: { nutrition: Nutrition }) {
  return Object.values(nutrition).some(Boolean) ? (
    <NutritionTable nutrition={nutrition} />
  ) : (
    <span className={classes.missing}>{t('import.preview.nutrition-later')}</span>
  );
}
