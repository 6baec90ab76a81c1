import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { t } from '../../lib/messages/index.ts';
import { SeedDialog } from '../seeders/index.ts';
import classes from './form.module.css';

/** Where Tab goes on once the button is gone. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Fills a new kitchen with common foods, units and labels; their language is chosen with them. */
export function SeedButton() {
  const [isOpen, setOpen] = useState(false);
  const [created, setCreated] = useState<number>();
  if (created !== undefined)
    return (
      <p role="status" ref={focus} tabIndex={-1} className={classes.done}>
        <IconCheck size={20} aria-hidden="true" />
        {t('setup.seed-done', { count: created })}
      </p>
    );
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('setup.seed')}
      </Button>
      <Suspense>{isOpen && <SeedDialog onClose={() => setOpen(false)} onSeeded={setCreated} />}</Suspense>
    </>
  );
}
