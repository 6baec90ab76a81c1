import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog, DialogActions } from '../../../components/Dialog.tsx';
import { FileDrop } from '../../../components/FileDrop.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import type { AnyKind } from '../data-kind.ts';
import classes from './dialogs.module.css';
import { ImportRows } from './ImportRows.tsx';

const tables = {
  'text/csv': ['.csv', '.txt'],
  'text/tab-separated-values': ['.tsv'],
  'application/json': ['.json'],
};

interface ImportDialogProps {
  kind: AnyKind;
  onClose: () => void;
}

/** Takes a table from a file: first it says row by row what would happen, then it does it. */
export default function ImportDialog({ kind, onClose }: ImportDialogProps) {
  const [file, setFile] = useState<File>();
  const check = useChange(kind.endpoints.import, { quiet: true });
  const take = useChange(kind.endpoints.import, { quiet: true });
  // What was fine when it was checked may be taken by now: then nothing is done, and the rows are told anew.
  const report = file ? (take.data ?? check.data) : undefined;
  const error = take.error ?? check.error;
  const choose = ([chosen]: File[]) => {
    setFile(chosen);
    take.reset();
    if (chosen) look(chosen);
  };
  const look = (file: File) => check.mutate({ form: { mode: 'check' }, files: { file } });
  const submit = (mode: 'whole' | 'good') => {
    if (!file) return;
    take.mutate(
      { form: { mode }, files: { file } },
      {
        onSuccess: ({ isDone, created, changed }) => {
          if (!isDone) return;
          toast.success(t('data.imported', { created, changed }));
          onClose();
        },
      },
    );
  };
  const news = report ? report.created + report.changed : 0;

  return (
    <Dialog opened onClose={onClose} title={t('data.import-title', { kind: kind.name })} width={620}>
      <div className={classes.report}>
        <p className={classes.lead}>{t('data.import-lead')}</p>
        <FileDrop
          label={file?.name ?? t('data.import-drop')}
          hint={t('data.import-hint')}
          accept={tables}
          onFiles={choose}
          disabled={take.isPending}
        />
        {check.isPending && <SkeletonRows count={3} height={48} />}
        {error && (
          <div role="alert" className={classes.notice}>
            {Object.values(error.fields).join(' ') || error.message}
            {file && check.error && check.error.status === 0 && (
              <Button variant="default" onClick={() => look(file)}>
                {t('action.retry')}
              </Button>
            )}
          </div>
        )}
        {report && !check.isPending && <ImportRows report={report} />}
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button
          onClick={() => submit(report && report.failed > 0 ? 'good' : 'whole')}
          disabled={news === 0 || check.isPending}
          loading={take.isPending}
        >
          {news === 0
            ? t('data.import-short')
            : t(report && report.failed > 0 ? 'data.import-good' : 'data.import-all', { count: news })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
