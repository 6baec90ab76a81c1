import type { Recipe } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconLink, IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { type DragEvent, memo, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from '../../../../components/IconButton.tsx';
import { isAccepted } from '../../../../components/is-accepted.ts';
import { Photo } from '../../../../components/Photo.tsx';
import { t } from '../../../../lib/messages/index.ts';
import { lazy } from '../../../../lib/screen/lazy.ts';
import { atLeast } from '../../../../lib/screen/media.ts';
import { recipeImage, recipeImageSet } from '../../shared/recipe-image.ts';
import { useChangePicture } from '../recipe-edit.api.ts';
import classes from './PictureField.module.css';

const PictureAddressDialog = lazy(() => import('../dialogs/PictureAddressDialog.tsx'));
const RemovePictureDialog = lazy(() => import('../dialogs/RemovePictureDialog.tsx'));

/** HEIC and AVIF are named too: some systems do not count them as pictures. */
const pictures = 'image/*,.heic,.heif,.avif';

/** The picture, and all ways to another one: chosen, dropped, pasted or from an address. It is saved at once. */
export const PictureField = memo(function PictureField({ recipe, name }: { recipe: Recipe; name: string }) {
  const picture = useChangePicture(recipe);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [dialog, setDialog] = useState<'none' | 'address' | 'remove'>('none');
  const take = (files: FileList | null | undefined) => {
    const file = [...(files ?? [])].find((file) => isAccepted(file, pictures));
    if (file && !picture.isBusy) picture.upload(file);
    return file !== undefined;
  };
  usePastedFiles(take);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for what the buttons inside do
    <div
      className={classes.hero}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
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
          onClick={() => input.current?.click()}
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
      <input
        ref={input}
        type="file"
        accept={pictures}
        hidden
        tabIndex={-1}
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      <Suspense>
        {dialog === 'address' && (
          <PictureAddressDialog slug={recipe.slug} fetchFrom={picture.fetchFrom} onClose={() => setDialog('none')} />
        )}
        {dialog === 'remove' && <RemovePictureDialog onRemove={picture.remove} onClose={() => setDialog('none')} />}
      </Suspense>
    </div>
  );
});

/** Files that are pasted anywhere on the page, unless a field has taken them. */
function usePastedFiles(take: (files: FileList | undefined) => boolean) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || !event.clipboardData?.files.length) return;
    if (document.querySelector('[role="dialog"]')) return;
    if (take(event.clipboardData.files)) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, []);
}
