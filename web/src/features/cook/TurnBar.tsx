import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { t } from '../../lib/messages/index.ts';
import classes from './CookMode.module.css';

interface TurnBarProps {
  index: number;
  count: number;
  onGo: (index: number) => void;
  onDone: () => void;
  /** Offered to members, at the last step. */
  onMadeIt: (() => void) | undefined;
}

/** To the step before and to the next one; at the last of them, the ways out. */
export function TurnBar({ index, count, onGo, onDone, onMadeIt }: TurnBarProps) {
  return (
    <footer className={classes.turn}>
      <Button
        variant="default"
        aria-label={t('cook.back')}
        disabled={index === 0}
        onClick={() => onGo(index - 1)}
        className={classes.turnButton}
      >
        <IconArrowLeft className="flip" />
      </Button>
      {index === count - 1 ? (
        <>
          {onMadeIt && (
            <Button variant="default" className={classes.turnButton} onClick={onMadeIt}>
              {t('cook.made-it')}
            </Button>
          )}
          <Button className={classes.turnButton} onClick={onDone}>
            {t('cook.done')}
          </Button>
        </>
      ) : (
        <Button
          className={classes.turnButton}
          rightSection={<IconArrowRight className="flip" />}
          onClick={() => onGo(index + 1)}
        >
          {t('cook.next')}
        </Button>
      )}
    </footer>
  );
}
