import type { AppTheme } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../../../lib/messages/index.ts';
import { Swatches } from './Swatches.tsx';
import classes from './Themes.module.css';

interface ThemeTileProps {
  name: string;
  hint?: string;
  colours: AppTheme;
  isChosen: boolean;
  onUse: () => void;
  /** What else can be done with it. */
  children: ReactNode;
}

export const ThemeTile = ({ name, hint, colours, isChosen, onUse, children }: ThemeTileProps) => (
  <li className={classes.tile} data-chosen={isChosen || undefined}>
    <Swatches colours={colours} />
    <div className={classes.about}>
      <b dir="auto">{name}</b>
      {hint && <small>{hint}</small>}
    </div>
    <div className={classes.actions}>
      {isChosen ? (
        <span className={classes.used}>
          <IconCheck size={18} aria-hidden="true" />
          {t('theme.in-use')}
        </span>
      ) : (
        <Button variant="default" aria-label={t('theme.use-named', { name })} onClick={onUse}>
          {t('theme.use')}
        </Button>
      )}
      {children}
    </div>
  </li>
);
