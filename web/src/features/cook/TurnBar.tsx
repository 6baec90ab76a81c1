import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconCircleCheck } from '@tabler/icons-react';
import { t } from '../../lib/messages/index.ts';
import classes from './TurnBar.module.css';

interface TurnBarProps {
  index: number;
  count: number;
  onGo: (index: number) => void;
  onDone: () => void;
  /** Offered to members, at the last step. */
  onMadeThis: (() => void) | undefined;
}

/** To the step before and to the next one; at the last of them, the ways out. */
export function TurnBar({ index, count, onGo, onDone, onMadeThis }: TurnBarProps) {
  const isLast = index === count - 1;
  if (isLast && onMadeThis) {
    return (
      <footer className={classes.turn} data-end>
        <Button
          className={classes.made}
          leftSection={<IconCircleCheck size={24} stroke={1.75} aria-hidden="true" />}
          onClick={onMadeThis}
        >
          {t('made.this')}
        </Button>
        <Button
          variant="subtle"
          className={classes.back}
          leftSection={<IconArrowLeft className="flip" aria-hidden="true" />}
          disabled={index === 0}
          onClick={() => onGo(index - 1)}
        >
          {t('cook.back-short')}
        </Button>
        <Button variant="subtle" className={classes.leave} onClick={onDone}>
          {t('cook.leave-short')}
        </Button>
      </footer>
    );
  }
  return (
    <footer className={classes.turn}>
      <Button
        variant="default"
        aria-label={t('cook.back')}
        disabled={index === 0}
        onClick={() => onGo(index - 1)}
        className={classes.step}
      >
        <IconArrowLeft className="flip" />
      </Button>
      {isLast ? (
        <Button className={classes.next} onClick={onDone}>
          {t('cook.done')}
        </Button>
      ) : (
        <Button
          className={classes.next}
          rightSection={<IconArrowRight className="flip" />}
          onClick={() => onGo(index + 1)}
        >
          {t('cook.next')}
        </Button>
      )}
    </footer>
  );
}
