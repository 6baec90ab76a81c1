import { type AdminUser, contract } from '@larder/contract';
import { Switch } from '@mantine/core';
import { useId } from 'react';
import { SettingRow } from '../../../components/Settings.tsx';
import { useSaved } from '../../../components/use-saved.ts';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { type Right, rights } from './rights.ts';
import classes from './User.module.css';

interface UserRightsProps {
  user: AdminUser;
  isSelf: boolean;
  onSaved: () => void;
}

/** What somebody may do. Whoever administers the server may do everything, and does not take that from themselves. */
export function UserRights({ user, isSelf, onSaved }: UserRightsProps) {
  const id = useId();
  const { savedOf, tell } = useSaved<Right, boolean>();
  const change = useChange(contract.adminUsers.change, {
    optimistic: (update, { body }) =>
      update.edit(contract.adminUsers.get, (one) => (one.id === user.id ? { ...one, ...given(body) } : one)),
    onDone: onSaved,
  });
  const save = (name: Right, isGiven: boolean, former: boolean | null) =>
    change.mutate({ params: { itemId: user.id }, body: { [name]: isGiven } }, { onSuccess: () => tell(name, former) });
  return (
    <div className={classes.rights}>
      {isSelf && <p className={classes.note}>{t('admin.own-rights')}</p>}
      {!isSelf && user.admin && <p className={classes.note}>{t('admin.admin-rights')}</p>}
      {rights.map(({ name, label, hint }) => (
        <SettingRow
          key={name}
          control={`${id}-${name}`}
          label={t(label)}
          hint={t(hint)}
          saved={savedOf(name, (former) => save(name, former, null))}
        >
          <Switch
            id={`${id}-${name}`}
            aria-describedby={`${id}-${name}-hint`}
            checked={user[name]}
            disabled={isSelf || (user.admin && name !== 'admin')}
            onChange={(event) => save(name, event.currentTarget.checked, user[name])}
          />
        </SettingRow>
      ))}
    </div>
  );
}

/** What the change says of rights alone. */
const given = (body: Partial<Record<Right, boolean | null | undefined>>): Partial<Record<Right, boolean>> =>
  Object.fromEntries(rights.flatMap(({ name }) => (typeof body[name] === 'boolean' ? [[name, body[name]]] : [])));
