import { Button } from '@mantine/core';
import { useId } from 'react';
import { t } from '../lib/messages/index.ts';
import { toast } from '../lib/toasts/toasts.ts';
import classes from './CopyableSecret.module.css';

interface CopyableSecretProps {
  title: string;
  hint: string;
  text: string;
  /** Whether it may be handed on, to people. */
  isForOthers?: boolean;
}

/** A text that was just made to be taken elsewhere. The focus is where it is copied, which also reads out what it is. */
export function CopyableSecret({ title, hint, text, isForOthers = false }: CopyableSecretProps) {
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('copy.done'));
    } catch {
      toast.error(t('copy.failed'));
    }
  };
  // Whoever closes the sheet of the device has not failed at anything.
  const share = () => navigator.share({ title, url: text }).catch(() => undefined);

  return (
    <div className={classes.secret}>
      <p id={`${id}-title`}>{title}</p>
      <code>{text}</code>
      <p id={`${id}-hint`} className={classes.hint}>
        {hint}
      </p>
      <div className={classes.buttons}>
        <Button key={text} autoFocus aria-describedby={`${id}-title ${id}-hint`} onClick={copy}>
          {t('copy.copy')}
        </Button>
        {isForOthers && 'share' in navigator && (
          <Button variant="default" onClick={share}>
            {t('action.share')}
          </Button>
        )}
      </div>
    </div>
  );
}
