import { contract, type User } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Suspense, useId, useState } from 'react';
import { Avatar } from '../../components/Avatar.tsx';
import { ClosedInDemo } from '../../components/ClosedInDemo.tsx';
import { SwitchRows } from '../../components/SwitchRows.tsx';
import { useChange } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { avatarOf } from '../../lib/session/index.ts';
import classes from './Household.module.css';
import { householdRights } from './rights.ts';

const RemoveDialog = lazy(() => import('./RemoveDialog.tsx'));

/** What a member may do, in a sentence. */
const mayDo = (member: User): string => {
  if (member.admin) return t('household.may-as-admin');
  const held = householdRights.filter(({ name }) => member[name]).map(({ name }) => name);
  return t('household.may', { rights: held.join('_') || 'none' });
};

/** A member; whoever looks after the household opens the row and says what the member may do. */
export function MemberRow({ member, me }: { member: User; me: User }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const person = (
    <>
      <Avatar name={member.fullName} src={avatarOf(member)} size={44} />
      <span className={classes.person}>
        <span>
          <b dir="auto">{member.fullName}</b>
          {member.id === me.id && <span className={classes.you}> · {t('household.you')}</span>}
        </span>
        <span className={classes.hint}>{mayDo(member)}</span>
      </span>
    </>
  );
  return (
    <li className={classes.member}>
      {me.canManage ? (
        <button
          type="button"
          className={classes.head}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {person}
          <IconChevronDown className={classes.chevron} data-open={isOpen || undefined} />
        </button>
      ) : (
        <div className={classes.head}>{person}</div>
      )}
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and a legend that the row has no use for
        <div id={id} role="group" aria-label={member.fullName} className={classes.rights}>
          <ClosedInDemo>
            <Rights member={member} isSelf={member.id === me.id} />
            {member.id !== me.id && (me.admin || !member.admin) && <RemoveButton member={member} />}
          </ClosedInDemo>
        </div>
      )}
    </li>
  );
}

function RemoveButton({ member }: { member: User }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="subtle" color="error" className={classes.remove ?? ''} onClick={() => setIsAsking(true)}>
        {t('household.remove', { name: member.fullName })}
      </Button>
      {isAsking && (
        <Suspense>
          <RemoveDialog member={member} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

function Rights({ member, isSelf }: { member: User; isSelf: boolean }) {
  const change = useChange(contract.groups.setPermissions, {
    optimistic: (update, { body: { userId, ...given } }) =>
      update.edit(contract.groups.members, (all) => all.map((one) => (one.id === userId ? { ...one, ...given } : one))),
  });
  const isLocked = isSelf || member.admin;
  const { id: userId, canOrganize, canInvite, canManage } = member;
  return (
    <>
      {isLocked && <p className={classes.locked}>{t(isSelf ? 'household.locked-self' : 'household.locked-admin')}</p>}
      <SwitchRows
        rows={householdRights}
        values={member}
        isLocked={() => isLocked}
        onSave={(name, isGiven, onSuccess) =>
          change.mutate({ body: { userId, canOrganize, canInvite, canManage, [name]: isGiven } }, { onSuccess })
        }
      />
    </>
  );
}
