import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { t } from '../../lib/messages/index.ts';
import classes from './AddButton.module.css';

/** Mantine's menu hands its target a ref and attributes, which go to the button. */
export function AddTarget({ className, ...attributes }: ComponentProps<'button'>) {
  return (
    <Button
      {...attributes}
      className={[classes.add, className].filter(Boolean).join(' ')}
      aria-haspopup="menu"
      aria-label={t('nav.add')}
      leftSection={<IconPlus size={18} />}
    >
      <span className={classes.word}>{t('nav.add-short')}</span>
    </Button>
  );
}
