import { contract } from '@larder/contract';
import { Button } from '@mantine/core';
import { Dialog, DialogActions } from '../../../components/Dialog.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useFetch } from '../../../lib/api/index.ts';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { t } from '../../../lib/messages/index.ts';
import { useHealth } from '../health/health.tsx';
import { reportText } from './report-text.ts';
import classes from './Settings.module.css';

/** What helps whoever looks into a bug, to be read before it is copied. */
export default function ReportDialog({ onClose }: { onClose: () => void }) {
  const about = useFetch(contract.adminAbout.get);
  const settings = useFetch(contract.adminAbout.settings);
  const health = useHealth();
  const error = about.error ?? settings.error ?? health.error;
  const text =
    about.data && settings.data && health.data
      ? reportText({
          about: about.data,
          settings: settings.data,
          checks: health.data.checks,
          browser: navigator.userAgent,
        })
      : undefined;
  const retry = () => void Promise.all([about.refetch(), settings.refetch(), health.refetch()]);
  return (
    <Dialog opened onClose={onClose} title={t('admin.report')} width={720}>
      <p>{t('admin.report-hint')}</p>
      {text === undefined && !error && <SkeletonRows count={4} />}
      {text === undefined && error && <ErrorState error={error} onRetry={retry} />}
      {text !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        <pre className={classes.report} lang="en" tabIndex={0}>
          {text}
        </pre>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('action.close')}
        </Button>
        <Button disabled={text === undefined} onClick={() => void copyText(text ?? '')}>
          {t('copy.copy')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
