import { Button } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ApiError } from '../lib/api/index.ts';
import { t } from '../lib/messages/index.ts';
import classes from './ErrorState.module.css';

interface ErrorStateProps {
  error: unknown;
  /** Tries again what failed. */
  onRetry?: () => void;
  /** A second way out, beside trying again. */
  action?: ReactNode;
}

/** In the place of what could not be fetched: what happened, and what to do next. */
export function ErrorState({ error, onRetry, action }: ErrorStateProps) {
  const known = error instanceof ApiError ? error : undefined;
  const requestId = known?.detail.requestId;
  return (
    <div className={classes.state} role="alert">
      <IconCloudOff className={classes.icon} />
      <h2>{t(known?.code === 'network' ? 'error-state.offline' : 'error-state.title')}</h2>
      <p>{known?.message ?? t('error-state.unexpected')}</p>
      <div className={classes.actions}>
        {onRetry && (
          <Button variant="default" leftSection={<IconRefresh size={18} />} onClick={onRetry}>
            {t('action.retry')}
          </Button>
        )}
        {action}
      </div>
      {typeof requestId === 'string' && <small>{t('error-state.request', { id: requestId })}</small>}
    </div>
  );
}
