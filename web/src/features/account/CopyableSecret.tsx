import { Button } from '@mantine/core';
import { t } from '../../lib/messages/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import classes from './ProfileScreen.module.css';

/** A text to hand on, shown with a button that copies it. */
export function CopyableSecret({ text, hint }: { text: string; hint: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('copy.done'));
    } catch {
      toast.error(t('copy.failed'));
    }
  };
  return (
    <div className={classes.secret} role="status">
      <span>{hint}</span>
      <code>{text}</code>
      <div>
        <Button onClick={copy}>{t('copy.copy')}</Button>
      </div>
    </div>
  );
}
