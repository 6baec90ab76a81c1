import { Button, FileButton } from '@mantine/core';
import { IconFilePlus, IconFolderPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useDropzone } from 'react-dropzone';
import pie from '../../art/berry-pie.webp';
import salad from '../../art/garden-salad.webp';
import shakshuka from '../../art/shakshuka.webp';
import type { SentFile } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { sentFile } from './batches.ts';
import classes from './MovingIn.module.css';

/** Takes any files and whole folders, by drop or by the system's dialogs. */
export function DropPlace({ disabled, onFiles }: { disabled: boolean; onFiles: (files: SentFile[]) => void }) {
  const folder = useRef<HTMLInputElement>(null);
  const take = (files: readonly File[]) => {
    if (files.length > 0) onFiles(files.map(sentFile));
  };
  const { getRootProps, isDragActive } = useDropzone({ disabled, noClick: true, noKeyboard: true, onDrop: take });
  const { role: _, tabIndex: _tabIndex, ...drop } = getRootProps();
  return (
    <div {...drop} className={classes.drop} data-over={isDragActive || undefined}>
      <div className={classes.fan} aria-hidden="true">
        {[shakshuka, pie, salad].map((picture) => (
          <img key={picture} src={picture} alt="" />
        ))}
      </div>
      <h2>{t('moving.drop')}</h2>
      <p>{t('moving.drop-hint')}</p>
      <div className={classes.ways}>
        <FileButton multiple onChange={take} disabled={disabled}>
          {(props) => (
            <Button {...props} variant="default" disabled={disabled} leftSection={<IconFilePlus size={18} />}>
              {t('moving.choose-files')}
            </Button>
          )}
        </FileButton>
        <Button
          variant="default"
          disabled={disabled}
          leftSection={<IconFolderPlus size={18} />}
          onClick={() => folder.current?.click()}
        >
          {t('moving.choose-folder')}
        </Button>
        <input
          ref={(input) => {
            folder.current = input;
            input?.setAttribute('webkitdirectory', '');
          }}
          type="file"
          multiple
          hidden
          aria-label={t('moving.choose-folder')}
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
      </div>
    </div>
  );
}
