import { TextInput } from '@mantine/core';
import { t } from '../../../lib/messages/index.ts';
import { GrowingField } from '../../recipes/index.ts';
import { preparePicture } from '../import.api.ts';
import { Field } from './Field.tsx';
import { OwnPicture } from './OwnPicture.tsx';
import { PictureTiles } from './PictureTiles.tsx';
import classes from './PreviewForm.module.css';
import type { PreviewPart } from './preview-draft.ts';

/** What stands above the ingredients of a recipe: picture, name, description, times and yield. */
export function AboutFields({ preview, draft, change }: PreviewPart) {
  const choosePicture = (image: string | null) => {
    change({ image });
    if (image && preview.draftId && preview.kind !== 'scan') preparePicture(preview.draftId, image);
  };
  return (
    <>
      <Field preview={preview} field="image" label={t('import.preview.image')}>
        {preview.pictures.length > 0 && !draft.picture && (
          <PictureTiles pictures={preview.pictures} chosen={draft.image} onChoose={choosePicture} />
        )}
        {(preview.pictures.length === 0 || draft.image === null || draft.picture) && (
          <OwnPicture picture={draft.picture} onPicture={(picture) => change({ picture })} />
        )}
      </Field>
      <Field preview={preview} field="name" label={t('import.preview.name')}>
        <GrowingField
          className={[classes.text, classes.name].join(' ')}
          value={draft.name}
          aria-label={t('import.preview.name')}
          onText={(name) => change({ name: name.replaceAll('\n', ' ') })}
        />
      </Field>
      <Field preview={preview} field="description" label={t('import.preview.description')}>
        <GrowingField
          className={classes.text ?? ''}
          value={draft.description}
          aria-label={t('import.preview.description')}
          placeholder={t('import.preview.nothing-yet')}
          onText={(description) => change({ description })}
        />
      </Field>
      <Field preview={preview} field="times" label={t('import.preview.times')}>
        <div className={classes.times}>
          {(['prepTime', 'performTime', 'totalTime'] as const).map((time) => (
            <TextInput
              key={time}
              label={t(`import.preview.${time}`)}
              value={draft[time]}
              onChange={(event) => change({ [time]: event.currentTarget.value })}
            />
          ))}
        </div>
      </Field>
      <Field preview={preview} field="yield" label={t('import.preview.yield')}>
        <GrowingField
          className={classes.text ?? ''}
          value={draft.recipeYield}
          aria-label={t('import.preview.yield')}
          placeholder={t('import.preview.yield-example')}
          onText={(recipeYield) => change({ recipeYield: recipeYield.replaceAll('\n', ' ') })}
        />
      </Field>
    </>
  );
}
