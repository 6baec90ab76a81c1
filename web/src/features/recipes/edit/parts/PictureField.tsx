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
import { recipeImage, recipeImageSet } from '../../../recipe-pictures/index.ts';
import { addressOfPicture, type NewPicture, pictureOfFile } from '../draft/new-picture.ts';
import type { EditDraft } from '../use-recipe-editing.ts';
import classes from './PictureField.module.css';

const PictureAddressDialog = lazy(() => import('../dialogs/PictureAddressDialog.tsx'));

interface PictureFieldProps {
  recipe: Recipe;
  name: string;
  /** Another one than the recipe has. */
  picture: NewPicture | null;
  edit: EditDraft;
  /** How much of it has been sent, while it is saved. */
  progress: number | undefined;
}

/** The picture, and all ways to another one: chosen, dropped, pasted or from an address. It is shown at once, and saved with the rest. */
export const PictureField = memo(function PictureField({ recipe, name, picture, edit, progress }: PictureFieldProps) {
  const [asksAddress, setAsksAddress] = useState(false);
  const show = (image: NewPicture | null) => edit((draft) => ({ ...draft, image }));
  const take = (file: File | undefined) => file && show(pictureOfFile(file));
  const hasPicture = picture ? picture.kind !== 'none' : recipe.image !== null;
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: pictureFiles,
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    onDropAccepted: ([file]) => take(file),
  });
  usePastedPicture(take);

  return (
    <div
      {...getRootProps()}
      className={classes.hero}
      data-over={isDragActive || undefined}
      data-empty={!hasPicture || undefined}
    >
      <Photo
        name={name}
        {...(picture
          ? { src: addressOfPicture(picture) }
          : {
              src: recipeImage(recipe, 'min-original.webp'),
              srcSet: recipeImageSet(recipe) ?? '',
              color: recipe.imageColor,
            })}
        sizes={`${atLeast('lg')} 35rem, 100vw`}
        className={classes.picture ?? ''}
        important
      />
      {progress !== undefined && (
        <progress
          className={classes.progress}
          max={1}
          value={progress}
          aria-label={t('recipe.edit.picture-uploading')}
        />
      )}
      <div className={classes.actions}>
        <Button
          leftSection={<IconPhotoPlus size={20} stroke={1.5} />}
          variant="default"
          className={classes.button ?? ''}
          onClick={open}
        >
          {t(hasPicture ? 'recipe.edit.picture-change' : 'recipe.edit.picture-add')}
        </Button>
        <IconButton
          icon={IconLink}
          label={t('recipe.edit.picture-from-address')}
          className={classes.button}
          onClick={() => setAsksAddress(true)}
        />
        {hasPicture && (
          <IconButton
            icon={IconTrash}
            label={t('recipe.edit.picture-remove')}
            className={classes.button}
            onClick={() => show(recipe.image === null ? null : { kind: 'none' })}
          />
        )}
      </div>
      <input {...getInputProps({ multiple: false, style: { display: 'none' }, 'aria-label': undefined })} />
      <Suspense>
        {asksAddress && (
          <PictureAddressDialog
            onTake={(url) => show({ kind: 'address', url })}
            onClose={() => setAsksAddress(false)}
          />
        )}
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
