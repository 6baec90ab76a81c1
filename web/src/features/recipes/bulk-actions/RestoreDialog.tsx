import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Dialog } from '../../../components/Dialog.tsx';
import { FileDrop } from '../../../components/FileDrop.tsx';
import { ApiError } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import classes from './BulkActions.module.css';
import { restore } from './bulk-actions.api.ts';

/** Takes an archive of recipes, and leads to the report that tells how it goes. */
export default function RestoreDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<ApiError>();
  const send = async ([archive]: File[]) => {
    if (!archive) return;
    setError(undefined);
    setProgress(0);
    try {
      const reportId = await restore(archive, setProgress);
      await navigate({ to: '/group/reports/$reportId', params: { reportId } });
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      setError(refusal);
      setProgress(undefined);
    }
  };
  return (
    <Dialog opened small title={t('recipe-data.restore')} onClose={onClose}>
      <p className={classes.lead}>{t('recipe-data.restore-text')}</p>
      <FileDrop
        label={t('recipe-data.restore-drop')}
        accept={{ 'application/zip': ['.zip'] }}
        progress={progress}
        disabled={progress !== undefined}
        onFiles={(files) => void send(files)}
      />
      {error && (
        <p role="alert" className={classes.error}>
          {error.message}
        </p>
      )}
    </Dialog>
  );
}
