import type { Asset, Recipe } from '@larder/contract';
import { IconExternalLink, IconPaperclip, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import { FileDrop } from '../../../../components/FileDrop.tsx';
import { IconButton } from '../../../../components/IconButton.tsx';
import { t } from '../../../../lib/messages/index.ts';
import { toast } from '../../../../lib/toasts/toasts.ts';
import { insertAt } from '../draft/rows.ts';
import { useAttachFile } from '../recipe-edit.api.ts';
import type { EditDraft } from '../use-recipe-editing.ts';
import classes from './sections.module.css';

interface FilesSectionProps {
  recipe: Pick<Recipe, 'id' | 'slug'>;
  assets: Asset[];
  edit: EditDraft;
  onAttached: (asset: Asset) => void;
}

/** Files of the recipe. They are sent at once; names and deletions wait for the save like everything else. */
export const FilesSection = memo(function FilesSection({ recipe, assets, edit, onAttached }: FilesSectionProps) {
  const { attach, progress } = useAttachFile(recipe);
  const editAssets = (change: (assets: Asset[]) => Asset[], field?: string) =>
    edit((draft) => ({ ...draft, assets: change(draft.assets) }), field);
  const send = async (files: File[]) => {
    // The server adds one file after the other to the list that it keeps.
    for (const file of files) {
      const asset = await attach(file).catch(() => null);
      if (asset) onAttached(asset);
    }
  };
  const remove = (asset: Asset, index: number) => {
    editAssets((assets) => assets.filter((other) => other.fileName !== asset.fileName));
    toast.undoable(t('recipe.edit.removed'), t('action.undo'), () =>
      editAssets((assets) => insertAt(assets, index, [asset])),
    );
  };
  const rename = (asset: Asset, name: string) =>
    editAssets(
      (assets) => assets.map((other) => (other.fileName === asset.fileName ? { ...other, name } : other)),
      `asset ${asset.fileName}`,
    );
  return (
    <section aria-labelledby="edit-files" className={classes.section}>
      <h2 id="edit-files">{t('recipe.assets')}</h2>
      {assets.length > 0 && (
        <ul className={classes.files}>
          {assets.map((asset, index) => (
            <li key={asset.fileName ?? index} className={classes.file}>
              <IconPaperclip size={20} aria-hidden="true" />
              <input
                value={asset.name}
                aria-label={t('recipe.edit.file-name', { name: asset.fileName ?? asset.name })}
                maxLength={255}
                onChange={(event) => rename(asset, event.currentTarget.value)}
              />
              <IconButton
                icon={IconExternalLink}
                label={t('recipe.edit.open-file', { name: asset.name })}
                onClick={() =>
                  window.open(`/api/media/recipes/${recipe.id}/assets/${asset.fileName}`, '_blank', 'noopener')
                }
              />
              <IconButton
                icon={IconTrash}
                label={t('recipe.edit.remove-file', { name: asset.name })}
                onClick={() => remove(asset, index)}
              />
            </li>
          ))}
        </ul>
      )}
      {recipe.id ? (
        <FileDrop
          label={t('recipe.edit.add-files')}
          hint={t('recipe.edit.add-files-hint')}
          multiple
          progress={progress}
          onFiles={(files) => void send(files)}
        />
      ) : (
        <p className={classes.hint}>{t('recipe.edit.files-later')}</p>
      )}
    </section>
  );
});
