import { contract, type ExportFormat, exportFormats } from '@larder/contract';
import { Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../../components/Dialog.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import classes from './BulkActions.module.css';
import { formatNames } from './ExportList.tsx';

interface ExportDialogProps {
  /** Undefined for all recipes of the household. */
  slugs: readonly string[] | undefined;
  onClose: () => void;
  onDone: () => void;
}

/** Chooses the form in which recipes are taken away. */
export default function ExportDialog({ slugs, onClose, onDone }: ExportDialogProps) {
  const [format, setFormat] = useState<ExportFormat>('json');
  const [title, setTitle] = useState('');
  const start = useChange(contract.bulkRecipes.startExport);
  const isBook = format === 'epub';
  const submit = async () => {
    const body = {
      exportType: format,
      ...(slugs && { recipes: [...slugs] }),
      ...(isBook && title.trim() && { title: title.trim() }),
    };
    if ((await start.mutateAsync({ body }).catch(() => undefined)) === undefined) return;
    toast.info(t('recipe-data.export-started'));
    onDone();
  };
  return (
    <FormDialog
      opened
      small
      title={slugs ? t('recipe-data.export-title', { count: slugs.length }) : t('recipe-data.export-all')}
      submitLabel={t('recipe-data.export')}
      busy={start.isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Radio.Group label={t('recipe-data.format')} value={format} onChange={(value) => setFormat(formatNamed(value))}>
        <div className={classes.formats}>
          {exportFormats.map((one) => (
            <Radio
              key={one}
              value={one}
              label={formatNames[one].name()}
              description={formatNames[one].hint()}
              classNames={{ body: classes.format ?? '', inner: classes.formatDot ?? '' }}
            />
          ))}
        </div>
      </Radio.Group>
      {isBook && (
        <TextInput
          label={t('recipe-data.book-title')}
          description={t('recipe-data.book-title-hint')}
          value={title}
          maxLength={255}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}

const formatNamed = (value: string): ExportFormat => exportFormats.find((one) => one === value) ?? 'json';
