import { Button } from '@mantine/core';
import { IconDownload, IconPrinter, IconShare2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { IconButton } from '../../components/IconButton.tsx';
import { formatNearDay } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import classes from './Shared.module.css';
import { passLinkOn } from './shared-address.ts';

interface SharedActionsProps {
  name: string;
  scale: number;
  onTake: () => void;
}

/** What a reader can do with a shared recipe besides cooking from it. */
export function SharedActions({ name, scale, onTake }: SharedActionsProps) {
  return (
    <>
      <Button
        variant="default"
        className={classes.take}
        leftSection={<IconDownload size={20} stroke={1.5} />}
        onClick={onTake}
      >
        {t('shared.take')}
      </Button>
      <Link
        to="."
        search={{ print: true, ...(scale !== 1 && { scale }) }}
        className={classes.icon}
        aria-label={t('recipe.print')}
        title={t('recipe.print')}
      >
        <IconPrinter />
      </Link>
      <IconButton
        icon={IconShare2}
        label={t('shared.pass')}
        className={classes.icon}
        onClick={() => passLinkOn(name)}
      />
    </>
  );
}

/** At the end of the recipe, for those who like it. */
export function KeepCard({ expiresAt, onTake }: { expiresAt: string; onTake: () => void }) {
  return (
    <section className={classes.keep} aria-labelledby="keep-heading">
      <h2 id="keep-heading">{t('shared.keep-title')}</h2>
      <p>{t('shared.keep-text', { day: formatNearDay(expiresAt) })}</p>
      <Button variant="default" leftSection={<IconDownload size={20} stroke={1.5} />} onClick={onTake}>
        {t('shared.take')}
      </Button>
    </section>
  );
}
