import { type AdminGroup, contract, type GroupStorage } from '@larder/contract';
import { Button, Progress } from '@mantine/core';
import { Fragment, useState } from 'react';
import { Avatar } from '../../../components/Avatar.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { avatarOf } from '../../../lib/session/index.ts';
import { sizeInWords } from '../../../lib/texts/size-in-words.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import classes from './Groups.module.css';

interface GroupRowProps {
  group: AdminGroup;
  onEdit: () => void;
  onGone: () => void;
}

/** As many pictures as stand beside a name. */
const facesShown = 5;

export function GroupRow({ group, onEdit, onGone }: GroupRowProps) {
  const { name, users, recipeCount, isDefault, preferences } = group;
  const canGo = !isDefault && users.length === 0;
  const { data: storage } = useFetch(contract.adminGroups.storage, { params: { itemId: group.id } });
  return (
    <section className={classes.group} aria-labelledby={`group-${group.id}`}>
      <div>
        <h2 id={`group-${group.id}`} dir="auto">
          {name}
        </h2>
        <p>
          {t('admin.group-facts', { people: users.length, recipes: recipeCount })}
          {storage &&
            !storage.hasQuota &&
            ` · ${t('admin.group-storage', { used: sizeInWords(storage.usedStorageBytes) })}`}
          {preferences.privateGroup && ` · ${t('admin.group-private')}`}
        </p>
        {users.length > 0 && (
          <p className={classes.faces}>
            <span>
              {users.slice(0, facesShown).map((user) => (
                <Avatar key={user.id} name={user.fullName} src={avatarOf(user)} />
              ))}
            </span>
            <span>
              {users.slice(0, namesShown).map(({ id, fullName }, index) => (
                <Fragment key={id}>
                  {index > 0 && ' · '}
                  <bdi>{fullName}</bdi>
                </Fragment>
              ))}
              {users.length > namesShown && ` · ${t('data.and-more', { count: users.length - namesShown })}`}
            </span>
          </p>
        )}
        {storage?.hasQuota && <Quota name={name} storage={storage} />}
        {isDefault && <p className={classes.note}>{t('admin.group-default')}</p>}
        {canGo && <p className={classes.note}>{t('admin.group-can-go')}</p>}
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onEdit} aria-label={t('admin.edit-group', { name })}>
          {t('admin.edit')}
        </Button>
        {canGo && <DeleteGroup group={group} onGone={onGone} />}
      </div>
    </section>
  );
}

/** As many names as a line or two hold. */
const namesShown = 8;

const whole = 100;
/** Percent from which there is little room left. */
const nearlyFull = 90;

/** How much of its room the files of a group take. */
function Quota({ name, storage }: { name: string; storage: GroupStorage }) {
  const { usedStorageBytes: used, totalStorageBytes: total } = storage;
  const share = Math.min(whole, (whole * used) / Math.max(total, 1));
  const words = t('admin.group-quota', { used: sizeInWords(used), total: sizeInWords(total) });
  return (
    <div className={classes.quota}>
      <span>{words}</span>
      <Progress
        value={share}
        color={share >= nearlyFull ? 'warning' : 'herb'}
        aria-label={t('admin.group-quota-of', { name })}
      />
    </div>
  );
}

function DeleteGroup({ group: { id, name, recipeCount }, onGone }: { group: AdminGroup; onGone: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useChange(contract.adminGroups.remove, {
    onDone: () => {
      toast.success(t('admin.group-deleted', { name }));
      setIsAsking(false);
      onGone();
    },
  });
  return (
    <>
      <Button
        variant="subtle"
        color="error"
        aria-label={t('admin.delete-group', { name })}
        onClick={() => setIsAsking(true)}
      >
        {t('admin.delete')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('admin.delete-group-title', { name })}
        confirmLabel={t('admin.delete-group', { name })}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { itemId: id } })}
      >
        {t('admin.delete-group-text', { count: recipeCount })}
      </ConfirmDialog>
    </>
  );
}
