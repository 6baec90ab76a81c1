import { Button } from '@mantine/core';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { ErrorState } from '../../components/ErrorState.tsx';
import { ApiError } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { MissingPart } from '../../lib/screen/lazy.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { NotFound } from './NotFound.tsx';

/** In the place of a page that broke. What does not exist, or is not for whoever asks, is simply not found. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  useTitle(t('error-state.page-title'));
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  const retry = () => {
    if (error instanceof MissingPart) return window.location.reload();
    reset();
    void router.invalidate();
  };
  return (
    <ErrorState
      level={1}
      title={t('error-state.page-title')}
      error={error}
      onRetry={retry}
      action={
        <Button variant="subtle" renderRoot={(props) => <Link to="/" {...props} />}>
          {t('action.home')}
        </Button>
      }
    />
  );
}
