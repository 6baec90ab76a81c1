import { Button } from '@mantine/core';
import { t } from '../../lib/messages/index.ts';
import classes from './NothingFound.module.css';

interface NothingFoundProps {
  sought: string;
  /** Makes what was sought. Without it nothing is offered but to see everything. */
  onCreate?: () => void;
  onClear: () => void;
}

/** No row passes the search and the filters. */
export function NothingFound({ sought, onCreate, onClear }: NothingFoundProps) {
  return (
    <div className={classes.none} role="status">
      <p>{sought ? t('data.nothing-found', { search: sought }) : t('data.nothing-passes')}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClear}>
          {t('data.show-all')}
        </Button>
        {sought && onCreate && (
          <Button variant="default" className={classes.create ?? ''} onClick={onCreate}>
            {t('data.create-named', { name: sought })}
          </Button>
        )}
      </div>
    </div>
  );
}
