import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../lib/messages/index.ts';
import { seededKinds, seedLocaleFor, useSeeding } from '../group-data/index.ts';
import classes from './form.module.css';

/** Fills a new kitchen with common foods, units and labels in the language that it was set up in. */
export function SeedButton() {
  const { seed, isPending } = useSeeding();
  const [created, setCreated] = useState<number>();
  if (created !== undefined)
    return (
      <p role="status" className={classes.done}>
        <IconCheck size={20} aria-hidden="true" />
        {t('setup.seed-done', { count: created })}
      </p>
    );
  const submit = async () => {
    const count = await seed(seededKinds, seedLocaleFor()).catch(() => undefined);
    setCreated(count);
  };
  return (
    <Button variant="default" loading={isPending} onClick={() => void submit()}>
      {t('setup.seed')}
    </Button>
  );
}
