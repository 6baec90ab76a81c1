import { Button } from '@mantine/core';
import { t } from '../../lib/messages/index.ts';
import classes from './TakeOrLeave.module.css';

interface TakeOrLeaveProps {
  /** What the button says that takes it. */
  take: string;
  isTaking: boolean;
  canTake: boolean;
  /** Why it could not be taken. */
  error: Error | null;
  onDiscard: () => void;
}

/** The end of a form that shows what was read before anything is saved; its buttons stay in sight. */
export function TakeOrLeave({ take, isTaking, canTake, error, onDiscard }: TakeOrLeaveProps) {
  return (
    <>
      {error && (
        <p role="alert" className={classes.failure}>
          {error.message}
        </p>
      )}
      <div className={classes.bar}>
        <Button type="submit" size="md" loading={isTaking} disabled={!canTake}>
          {take}
        </Button>
        <Button variant="default" size="md" onClick={onDiscard}>
          {t('import.preview.discard')}
        </Button>
      </div>
    </>
  );
}
