import { Button, NativeSelect, Switch } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useRef } from 'react';
import { FileDrop, pictureFiles } from '../../components/FileDrop.tsx';
import { ApiError } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { type ChosenFile, ChosenPages, chosen } from './ChosenPages.tsx';
import type { Wishes } from './editor/use-reading.ts';
import { languageOf, readingLanguages } from './languages.ts';
import { useHasModel } from './ocr.api.ts';
import classes from './ScanScreen.module.css';
import { useSendPages } from './use-send-pages.ts';

const pages = { ...pictureFiles, 'application/pdf': ['.pdf'] };

interface ScanFormProps {
  files: ChosenFile[];
  onFiles: (files: ChosenFile[]) => void;
  wishes: Wishes;
  onWishes: (wishes: Wishes) => void;
  onSent: (scanId: string) => void;
}

/** The pages, how they are to be read, and sending them. */
export function ScanForm({ files, onFiles, wishes, onWishes, onSent }: ScanFormProps) {
  const hasModel = useHasModel();
  const camera = useRef<HTMLInputElement>(null);
  const { send, share, error, forgetError, cancel } = useSendPages();
  const isBusy = share !== undefined;
  /** What was wrong with the files before says nothing of these. */
  const choose = (files: ChosenFile[]) => {
    forgetError();
    onFiles(files);
  };
  const add = (more: File[]) => choose([...files, ...chosen(more)]);
  const submit = async () => {
    const scanId = await send(files.map(({ file }) => file));
    if (scanId !== null) onSent(scanId);
  };

  return (
    <div className={classes.form}>
      <p className={classes.lead}>{t('ocr.lead')}</p>
      <FileDrop
        label={t(files.length === 0 ? 'ocr.drop' : 'ocr.drop-more')}
        hint={t('ocr.drop-hint')}
        accept={pages}
        multiple
        disabled={isBusy}
        onFiles={add}
      />
      <div className={classes.camera}>
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          aria-hidden="true"
          tabIndex={-1}
          onChange={(event) => {
            add([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
        <Button
          variant="default"
          fullWidth
          leftSection={<IconCamera size={20} />}
          disabled={isBusy}
          onClick={() => camera.current?.click()}
        >
          {t(files.length === 0 ? 'ocr.take-photo' : 'ocr.take-next')}
        </Button>
      </div>
      {files.length > 0 && <ChosenPages files={files} disabled={isBusy} onChange={choose} />}
      <NativeSelect
        label={t('ocr.language')}
        description={t('ocr.language-hint')}
        data={readingLanguages()}
        value={wishes.language}
        onChange={(event) => onWishes({ ...wishes, language: languageOf(event.currentTarget.value) })}
      />
      {hasModel && (
        <Switch
          label={t('ocr.ask-model')}
          description={t('ocr.ask-model-hint')}
          checked={wishes.askModel}
          onChange={(event) => onWishes({ ...wishes, askModel: event.currentTarget.checked })}
        />
      )}
      {error !== null && (
        <p role="alert" className={classes.failure}>
          {error instanceof ApiError ? error.message : t('error-state.unexpected')}
        </p>
      )}
      {isBusy && <progress className={classes.progress} max={1} value={share} aria-label={t('ocr.sending')} />}
      <div className={classes.actions}>
        <Button onClick={() => void submit()} loading={isBusy} disabled={files.length === 0}>
          {t('ocr.read')}
        </Button>
        {isBusy && (
          <Button variant="default" onClick={cancel}>
            {t('action.cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}
