import { contract, type User } from '@larder/contract';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { DialogActions } from '../../../components/Dialog.tsx';
import { NewByName } from '../../../components/NewByName.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { shoppingPreferences, type useLists } from '../../shopping/index.ts';
import classes from './AddToList.module.css';

interface ListStepProps {
  lists: NonNullable<ReturnType<typeof useLists>['lists']>;
  /** Of other members, whether or not they are among the lists. */
  hasOthers: boolean;
  me: User;
  /** The list that would have been taken without asking. */
  before: string | undefined;
  onChosen: (listId: string) => void;
}

/** On which list, or on a new one. */
export function ListStep({ lists, hasOthers, me, before, onChosen }: ListStepProps) {
  const [{ viewAllLists, preferredList }, change] = shoppingPreferences.use();
  const [listId, setListId] = useState(before ?? lists[0]?.id);
  const [isUsual, setIsUsual] = useState(preferredList !== '');
  const create = useChange(contract.shoppingLists.create);
  const go = (listId: string) => {
    change({ preferredList: isUsual ? listId : '' });
    onChosen(listId);
  };
  const begin = async (name: string) => {
    const list = await create.mutateAsync({ body: { name } }).catch(() => undefined);
    if (list) go(list.id);
  };
  return (
    <>
      <p className={classes.step}>{t('add-to-list.step-list')}</p>
      {lists.length > 0 && (
        <div role="radiogroup" aria-label={t('shopping.list')} className={classes.lists}>
          {lists.map(({ id, name, userId }) => (
            <label key={id}>
              <input
                type="radio"
                name="list"
                checked={id === listId}
                onChange={() => setListId(id)}
                data-autofocus={id === listId || undefined}
              />
              <span className={classes.dot} />
              <span className={classes.listName}>
                <b dir="auto">{name}</b>
                {userId !== me.id && <small>{t('shopping.of-others')}</small>}
              </span>
            </label>
          ))}
        </div>
      )}
      <NewByName
        label={t('shopping.new')}
        placeholder={t('shopping.name-example')}
        initially={lists.length === 0 ? t('shopping.first-name') : ''}
        create={t('add-to-list.create')}
        onCreate={(name) => void begin(name)}
        isPending={create.isPending}
        autoFocus={lists.length === 0}
      />
      <div className={classes.preferences}>
        {hasOthers && (
          <Checkbox
            label={t('shopping.view-all')}
            checked={viewAllLists}
            onChange={(event) => change({ viewAllLists: event.currentTarget.checked })}
          />
        )}
        <Checkbox
          label={t('add-to-list.usual')}
          checked={isUsual}
          onChange={(event) => setIsUsual(event.currentTarget.checked)}
        />
      </div>
      <DialogActions>
        <Button disabled={!lists.some(({ id }) => id === listId)} onClick={() => listId && go(listId)}>
          {t('add-to-list.choose')}
        </Button>
      </DialogActions>
    </>
  );
}
