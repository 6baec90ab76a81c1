import { TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { Chip } from '../../components/Chip.tsx';
import { t } from '../../lib/messages/index.ts';
import { dayOf, type LinkLife, lastDay, lives } from './link-life.ts';
import classes from './Sharing.module.css';

interface LifeFieldProps {
  life: LinkLife;
  onChange: (life: LinkLife) => void;
}

/** How long a new link is to work. */
export function LifeField({ life, onChange }: LifeFieldProps) {
  const isDay = !lives.some((known) => known === life);
  const today = new Date();
  return (
    <fieldset className={classes.life}>
      <legend className={classes.legend}>{t('share.works-for')}</legend>
      <div className={classes.lives}>
        {lives.map((known) => (
          <Chip key={known} selected={life === known} onClick={() => onChange(known)}>
            {t(`share.life-${known}`)}
          </Chip>
        ))}
        <Chip selected={isDay} onClick={() => !isDay && onChange(lastDay(life, today))}>
          <IconCalendar aria-hidden="true" />
          {t('share.pick-day')}
        </Chip>
      </div>
      {isDay && (
        <TextInput
          type="date"
          className={classes.day ?? ''}
          aria-label={t('share.last-day')}
          min={dayOf(today)}
          value={life}
          autoFocus
          onChange={({ currentTarget: { value } }) => value >= dayOf(today) && onChange(value)}
        />
      )}
    </fieldset>
  );
}
