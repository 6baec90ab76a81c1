import type { BackupThing } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconHome, IconShoppingCart } from '@tabler/icons-react';
import { useState } from 'react';
import { Photo } from '../../../components/Photo.tsx';
import { t } from '../../../lib/messages/index.ts';
import { backupPicture } from './backups.api.ts';
import { CompareRecipe } from './CompareRecipe.tsx';
import classes from './FetchBack.module.css';

interface ThingRowProps {
  backup: string;
  thing: BackupThing;
  /** Where there are several groups, things of the same name are told by theirs. */
  showsGroup: boolean;
  isBusy: boolean;
  onFetch: (how: { replaces: boolean; joins?: boolean }) => void;
}

/** A thing of a backup; of one that is still there somebody chooses whether both are kept. */
export function ThingRow({ backup, thing, showsGroup, isBusy, onFetch }: ThingRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { kind, name, groupName, today, isChanged, picture } = thing;
  const state = today === 'there' && isChanged ? 'changed' : today;
  const isGroup = kind === 'group';
  const differs = kind === 'recipe' && state === 'changed';
  const wantsChoice = today === 'there' || isGroup;
  const begin: typeof onFetch = (how) => {
    setIsOpen(false);
    onFetch(how);
  };
  return (
    <li className={classes.row}>
      {kind === 'recipe' ? (
        <Photo name={name} src={backupPicture(backup, picture)} className={classes.picture} ratio="1" />
      ) : (
        <span className={classes.sign} aria-hidden="true">
          {isGroup ? <IconHome /> : <IconShoppingCart />}
        </span>
      )}
      <div className={classes.name}>
        <b>{name}</b>
        <small>
          {showsGroup && `${groupName} · `}
          {t('backup.thing-state', { state })}
        </small>
      </div>
      {wantsChoice ? (
        <Button
          variant="default"
          aria-label={differs ? t('backup.compare-named', { name }) : undefined}
          aria-expanded={isOpen}
          disabled={isBusy}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(differs ? 'backup.compare' : 'backup.fetch-choose')}
        </Button>
      ) : (
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() => begin({ replaces: false })}
          aria-label={t('backup.fetch-named', { name })}
        >
          {t('backup.fetch')}
        </Button>
      )}
      {wantsChoice && isOpen && (
        <div className={classes.choice}>
          {differs && <CompareRecipe backup={backup} thing={thing} />}
          <p>{t(isGroup && today !== 'there' ? 'backup.fetch-group-choice' : 'backup.fetch-choice', { kind })}</p>
          <div>
            <Button variant="default" disabled={isBusy} onClick={() => begin({ replaces: false })}>
              {t(isGroup ? 'backup.fetch-apart' : 'backup.fetch-both')}
            </Button>
            {isGroup && (
              <Button variant="default" disabled={isBusy} onClick={() => begin({ replaces: false, joins: true })}>
                {t('backup.fetch-join')}
              </Button>
            )}
            {kind === 'recipe' && (
              <Button variant="default" disabled={isBusy} onClick={() => begin({ replaces: true })}>
                {t('backup.fetch-replace')}
              </Button>
            )}
          </div>
        </div>
      )}
    </li>
  );
}
