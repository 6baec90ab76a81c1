import { Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormDialog } from '../../../components/Dialog.tsx';
import { t } from '../../../lib/messages/index.ts';
import classes from './BulkActions.module.css';
import type { useBulk } from './use-bulk.ts';

/** What every dialog about many recipes is given. */
export interface BulkDialogPart {
  slugs: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

interface BulkDialogProps {
  title: string;
  submitLabel: string;
  bulk: ReturnType<typeof useBulk>;
  disabled?: boolean;
  danger?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Something to be done to many recipes: what, then how far it is. */
export function BulkDialog({ bulk: { progress, error }, children, ...dialog }: BulkDialogProps) {
  return (
    <FormDialog opened small busy={progress !== undefined} {...dialog}>
      {children}
      {progress !== undefined && <Progress value={progress * 100} aria-label={t('recipe-data.progress')} />}
      {error && (
        <p role="alert" className={classes.error}>
          {error.message}
        </p>
      )}
    </FormDialog>
  );
}
