import { Button } from '@mantine/core';
import { useId } from 'react';
import { copyText } from '../lib/browser/copy-text.ts';
import { t } from '../lib/messages/index.ts';
import classes from './CopyableSecret.module.css';

interface CopyableSecretProps {
  title: string;
  hint: string;
  text: string;
}

/** A text that was just made to be taken elsewhere. The focus is where it is copied, which also reads out what it is. */
export function CopyableSecret({ title, hint, text }: CopyableSecretProps) {
  const id = useId();
  return (
    <div className={classes.secret}>
      <p id={`${id}-title`}>{title}</p>
      <code>{text}</code>
      <p id={`${id}-hint`} className={classes.hint}>
        {hint}
      </p>
      <div className={classes.buttons}>
        <Button key={text} autoFocus aria-describedby={`${id}-title ${id}-hint`} onClick={() => copyText(text)}>
          {t('copy.copy')}
        </Button>
      </div>
    </div>
  );
}
