import { type AdminUser, contract } from '@larder/contract';
import { SwitchRows } from '../../../components/SwitchRows.tsx';
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
  const change = useChange(contract.adminUsers.change, {
    optimistic: (update, { body }) =>
      update.edit(contract.adminUsers.get, (one) => (one.id === user.id ? { ...one, ...given(body) } : one)),
    onDone: onSaved,
  });
  return (
    <div>
      {isSelf && <p className={classes.note}>{t('admin.own-rights')}</p>}
      {!isSelf && user.admin && <p className={classes.note}>{t('admin.admin-rights')}</p>}
      <SwitchRows
        rows={rights}
        values={user}
        isLocked={(name) => isSelf || (user.admin && name !== 'admin')}
        onSave={(name, isGiven, onSuccess) =>
          change.mutate({ params: { itemId: user.id }, body: { [name]: isGiven } }, { onSuccess })
        }
      />
    </div>
  );
}

/** What the change says of rights alone. */
const given = (body: Partial<Record<Right, boolean | null | undefined>>): Partial<Record<Right, boolean>> =>
  Object.fromEntries(rights.flatMap(({ name }) => (typeof body[name] === 'boolean' ? [[name, body[name]]] : [])));
