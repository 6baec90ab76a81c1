import type { MovedPerson } from '@larder/contract';
import { Link } from '@tanstack/react-router';
import { formatList } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { useMe } from '../../../lib/session/index.ts';

const named = ({ name, email }: MovedPerson): string =>
  name !== '' && email !== '' ? `${name} (${email})` : name || email;

/** Who has an account on a server and none here, and how they come. */
export function PeopleThere({ people }: { people: readonly MovedPerson[] }) {
  const canInvite = useMe()?.canInvite ?? false;
  if (people.length === 0) return null;
  const own = people.filter(({ group }) => group === null);
  const groups = [...new Set(people.flatMap(({ group }) => group ?? []))];
  return (
    <>
      {own.length > 0 && <p>{t('move-server.people', { count: own.length, names: formatList(own.map(named)) })}</p>}
      {groups.map((group) => (
        <p key={group}>
          {t('move-server.people-of', {
            group,
            names: formatList(people.filter((one) => one.group === group).map(named)),
          })}
        </p>
      ))}
      {canInvite && (
        <p>
          <Link to="/household">{t('move-server.invite')}</Link>
        </p>
      )}
    </>
  );
}
