import { contract, type User } from '@larder/contract';
import { Avatar } from '../../../components/Avatar.tsx';
import { Chip } from '../../../components/Chip.tsx';
import { useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { avatarOf, useMe } from '../../../lib/session/index.ts';
import classes from './fields.module.css';

interface CookFieldProps {
  /** Oneself, where nobody is named. */
  cookId: string | undefined;
  onChange: (cook: User) => void;
}

/** Whoever of the household it was; nothing to ask where somebody cooks alone. */
export function CookField({ cookId, onChange }: CookFieldProps) {
  const me = useMe();
  const { data: members = [] } = useFetch(contract.groups.members);
  if (members.length < 2) return null;
  const chosen = cookId ?? me?.id;
  return (
    <div>
      <fieldset className={classes.field}>
        <legend className={classes.legend}>{t('made.who')}</legend>
        <div className={classes.choices}>
          {members.map((member) => (
            <Chip
              key={member.id}
              className={classes.person ?? ''}
              selected={member.id === chosen}
              onClick={() => onChange(member)}
            >
              <Avatar name={member.fullName} src={avatarOf(member)} />
              <bdi>{member.fullName}</bdi>
            </Chip>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
