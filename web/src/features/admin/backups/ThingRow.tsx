import type { BackupThing } from '@larder/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Photo } from '../../../components/Photo.tsx';
import { t } from '../../../lib/messages/index.ts';
import classes from './FetchBack.module.css';

interface ThingRowProps {
  thing: BackupThing;
  /** Where there are several groups, things of the same name are told by theirs. */
  showsGroup: boolean;
  isBusy: boolean;
  onFetch: (replaces: boolean) => void;
}

/** A thing of a backup; of one that is still there somebody chooses whether both are kept. */
export function ThingRow({ thing, showsGroup, isBusy, onFetch }: ThingRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { kind, name, groupName, today, isChanged } = thing;
  const state = today === 'there' && isChanged ? 'changed' : today;
  const isThere = today === 'there';
  const begin = (replaces: boolean) => {
    setIsOpen(false);
    onFetch(replaces);
  };
  return (
    <li className={classes.row}>
      <Photo name={name} className={classes.picture ?? ''} ratio="1" />
      <div className={classes.name}>
        <b>{name}</b>
        <small>
          {showsGroup && `${groupName} · `}
          {t('backup.thing-state', { state })}
        </small>
      </div>
      {isThere ? (
        <Button variant="default" aria-expanded={isOpen} disabled={isBusy} onClick={() => setIsOpen(!isOpen)}>
          {t('backup.fetch-choose')}
        </Button>
      ) : (
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() => begin(false)}
          aria-label={t('backup.fetch-named', { name })}
        >
          {t('backup.fetch')}
        </Button>
      )}
      {isThere && isOpen && (
        <div className={classes.choice}>
          <p>{t('backup.fetch-choice', { kind })}</p>
          <div>
            <Button variant="default" disabled={isBusy} onClick={() => begin(false)}>
              {t('backup.fetch-both')}
            </Button>
            {kind === 'recipe' && (
              <Button variant="default" disabled={isBusy} onClick={() => begin(true)}>
                {t('backup.fetch-replace')}
              </Button>
            )}
          </div>
        </div>
      )}
    </li>
  );
}
