import type { Recipe } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconLink, IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { memo, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { pictureFiles } from '../../../../components/FileDrop.tsx';
import { IconButton } from '../../../../components/IconButton.tsx';
import { Photo } from '../../../../components/Photo.tsx';
import { t } from '../../../../lib/messages/index.ts';
import { lazy } from '../../../../lib/screen/lazy.ts';
import { atLeast } from '../../../../lib/screen/media.ts';
import { recipeImage, recipeImageSet } from '../../shared/recipe-image.ts';
import { useChangePicture } from '../recipe-edit.api.ts';
import classes from './PictureField.module.css';

const PictureAddressDialog = lazy(() => import('../dialogs/PictureAddressDialog.tsx'));
const RemovePictureDialog = lazy(() => import('../dialogs/RemovePictureDialog.tsx'));

/** The picture, and all ways to another one: chosen, dropped, pasted or from an address. It is saved at once. */
export const PictureField = memo(function PictureField({ recipe, name }: { recipe: Recipe; name: string }) {
  const picture = useChangePicture(recipe);
  const [dialog, setDialog] = useState<'none' | 'address' | 'remove'>('none');
  const take = (file: File | undefined) => {
    if (file && !picture.isBusy) picture.upload(file);
  };
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: pictureFiles,
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    onDropAccepted: ([file]) => take(file),
  });
  usePastedPicture(take);

  return (
    <div {...getRootProps()} className={classes.hero} data-over={isDragActive || undefined}>
      <Photo
        name={name}
        src={recipeImage(recipe, 'min-original.webp')}
        srcSet={recipeImageSet(recipe) ?? ''}
        sizes={`${atLeast('lg')} 35rem, 100vw`}
        color={recipe.imageColor}
        className={classes.picture ?? ''}
        important
      />
      {picture.isBusy && (
        <progress
          className={classes.progress}
          max={1}
          value={picture.progress}
          aria-label={t('recipe.edit.picture-uploading')}
        />
      )}
      <div className={classes.actions}>
        <Button
          leftSection={<IconPhotoPlus size={20} stroke={1.5} />}
          variant="default"
          className={classes.button ?? ''}
          onClick={open}
          loading={picture.isBusy}
        >
          {t(recipe.image === null ? 'recipe.edit.picture-add' : 'recipe.edit.picture-change')}
        </Button>
        <IconButton
          icon={IconLink}
          label={t('recipe.edit.picture-from-address')}
          className={classes.button}
          onClick={() => setDialog('address')}
        />
        {recipe.image !== null && (
          <IconButton
            icon={IconTrash}
            label={t('recipe.edit.picture-remove')}
            className={classes.button}
            onClick={() => setDialog('remove')}
          />
        )}
      </div>
      <input {...getInputProps({ multiple: false, style: { display: 'none' }, 'aria-label': undefined })} />
      <Suspense>
        {dialog === 'address' && (
          <PictureAddressDialog slug={recipe.slug} fetchFrom={picture.fetchFrom} onClose={() => setDialog('none')} />
        )}
        {dialog === 'remove' && <RemovePictureDialog onRemove={picture.remove} onClose={() => setDialog('none')} />}
      </Suspense>
    </div>
  );
});

/** A picture that is pasted anywhere on the page, unless a field has taken it. */
function usePastedPicture(take: (file: File) => void) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    take(file);
  });
  useEffect(() => {
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, []);
}
