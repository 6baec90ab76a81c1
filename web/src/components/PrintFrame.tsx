import { Button } from '@mantine/core';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useShortcut } from '../lib/keyboard/use-shortcut.ts';
import { t } from '../lib/messages/index.ts';
import { useCover } from '../lib/screen/use-cover.ts';
import { IconButton } from './IconButton.tsx';
import classes from './PrintFrame.module.css';

interface PrintFrameProps {
  /** What can be chosen about the sheet. */
  choices: ReactNode;
  onLeave: () => void;
  /** The sheet as it will lie on paper: an `article`. */
  children: ReactNode;
}

/** A sheet before it is printed, in front of the page. Only the sheet goes onto paper. */
export function PrintFrame({ choices, onLeave, children }: PrintFrameProps) {
  useShortcut('Escape', onLeave);
  useCover();
  return createPortal(
    <main className={classes.screen}>
      <header className={classes.choices}>
        <IconButton icon={IconArrowLeft} points label={t('action.back')} onClick={onLeave} />
        {choices}
        <Button
          className={classes.print}
          leftSection={<IconPrinter size={20} stroke={1.5} />}
          onClick={() => window.print()}
        >
          {t('recipe.print')}
        </Button>
      </header>
      <div className={classes.desk}>{children}</div>
    </main>,
    document.body,
  );
}
