import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import { IconButton } from '../../../../components/IconButton.tsx';
import { t } from '../../../../lib/messages/index.ts';
import type { ExtraRow } from '../draft/recipe-draft.ts';
import { changeRow, newId, removeRow } from '../draft/rows.ts';
import type { EditDraft } from '../use-recipe-editing.ts';
import { FoldedSection } from './FoldedSection.tsx';
import classes from './sections.module.css';

/** Keys and values that programs keep with a recipe. */
export const ExtrasSection = memo(function ExtrasSection({ extras, edit }: { extras: ExtraRow[]; edit: EditDraft }) {
  const editExtras = (change: (extras: ExtraRow[]) => ExtraRow[], field?: string) =>
    edit((draft) => ({ ...draft, extras: change(draft.extras) }), field);
  const change = (id: string, part: Partial<ExtraRow>, field: string) =>
    editExtras((extras) => changeRow(extras, id, (extra) => ({ ...extra, ...part })), `${id} ${field}`);
  return (
    <FoldedSection title={t('recipe.edit.extras')} holds={extras.length > 0}>
      <p className={classes.hint}>{t('recipe.edit.extras-hint')}</p>
      {extras.map(({ id, name, value }, index) => (
        <div key={id} className={classes.line}>
          <TextInput
            aria-label={t('recipe.edit.extra-name', { number: index + 1 })}
            placeholder={t('recipe.edit.extra-name-example')}
            value={name}
            maxLength={255}
            error={value.trim() && !name.trim() ? t('recipe.edit.extra-name-required') : undefined}
            onChange={(event) => change(id, { name: event.currentTarget.value }, 'name')}
          />
          <TextInput
            aria-label={t('recipe.edit.extra-value', { number: index + 1 })}
            placeholder={t('recipe.edit.extra-value-example')}
            value={value}
            onChange={(event) => change(id, { value: event.currentTarget.value }, 'value')}
          />
          <IconButton
            icon={IconTrash}
            label={t('recipe.edit.remove-extra', { name: name || index + 1 })}
            onClick={() => editExtras((extras) => removeRow(extras, id))}
          />
        </div>
      ))}
      <div className={classes.adders}>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} />}
          onClick={() => editExtras((extras) => [...extras, { id: newId(), name: '', value: '' }])}
        >
          {t('recipe.edit.add-extra')}
        </Button>
      </div>
    </FoldedSection>
  );
});
