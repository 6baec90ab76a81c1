import { Switch } from '@mantine/core';
import { t } from '../../../lib/messages/index.ts';
import type { Parsing } from '../../ingredients/index.ts';
import { importPreferences } from '../import-preferences.ts';
import { Field } from './Field.tsx';
import { LinesField } from './LinesField.tsx';
import classes from './PreviewForm.module.css';
import type { PreviewPart } from './preview-draft.ts';
import { UnderstoodLines } from './UnderstoodLines.tsx';

/** The ingredients, as lines and as they are understood, and the steps. */
export function MethodFields({ preview, draft, change, parsing }: PreviewPart & { parsing: Parsing }) {
  const [{ understand }, changeTaste] = importPreferences.use();
  const doubtful = draft.ingredients.filter(({ isDoubtful }) => isDoubtful).length;
  return (
    <>
      <Field preview={preview} field="ingredients" label={t('import.preview.ingredients')} doubtful={doubtful}>
        <LinesField
          lines={draft.ingredients}
          onLines={(ingredients) => change({ ingredients })}
          nameOf={(number) => t('import.preview.ingredient', { place: number })}
          addLabel={t('import.preview.add-ingredient')}
          {...(preview.kind === 'scan' && { doubtWords: t('import.preview.hard-to-read') })}
        />
        <Switch
          className={classes.understand ?? ''}
          label={t('understand.title')}
          description={t('understand.explained')}
          checked={understand}
          onChange={(event) => changeTaste({ understand: event.currentTarget.checked })}
        />
        {understand && draft.ingredients.length > 0 && <UnderstoodLines parsing={parsing} />}
      </Field>
      <Field preview={preview} field="instructions" label={t('import.preview.instructions')}>
        <LinesField
          numbered
          lines={draft.instructions}
          onLines={(instructions) => change({ instructions })}
          nameOf={(number) => t('import.preview.step', { place: number })}
          addLabel={t('import.preview.add-step')}
        />
      </Field>
    </>
  );
}
