import { Button } from '@mantine/core';
import { IconCloudOff, IconMoodConfused, IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { ApiError } from '../lib/api/index.ts';
import { t } from '../lib/messages/index.ts';
import classes from './ErrorState.module.css';

interface ErrorStateProps {
  error: unknown;
  /** Tries again what failed. */
  onRetry?: () => void;
  /** A second way out, beside trying again. */
  action?: ReactNode;
  /** What is said first, where it is not simply that something went wrong. */
  title?: string;
  /** 1 where nothing else stands on the page. */
  level?: 1 | 2;
}

/** In the place of what could not be fetched: what happened, and what to do next. */
export function ErrorState({ error, onRetry, action, title = t('error-state.title'), level = 2 }: ErrorStateProps) {
  const known = error instanceof ApiError ? error : undefined;
  const requestId = known?.detail.requestId;
  const isOffline = known?.code === 'network';
  const isRestoring = known?.code === 'server.restoring';
  useRepeated(known?.isPassing ? onRetry : undefined);
  const Icon = isOffline ? IconCloudOff : IconMoodConfused;
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={classes.state} role="alert">
      <Icon className={classes.icon} />
      <Heading>{headline({ isOffline, isRestoring }) ?? title}</Heading>
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

const headline = ({ isOffline, isRestoring }: { isOffline: boolean; isRestoring: boolean }) => {
  if (isOffline) return t('error-state.offline');
  return isRestoring ? t('backup.importing') : undefined;
};

const askAgainAfter = 5000;

/** What passes by itself is tried again until it has passed. */
const useRepeated = (action: (() => void) | undefined) => {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  const isWanted = action !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => latest.current?.(), askAgainAfter);
    return () => clearInterval(timer);
  }, [isWanted]);
};
