import { contract, type User } from '@larder/contract';
import { lazy } from 'react';
import { Avatar } from '../../components/Avatar.tsx';
import { OnDemand } from '../../components/OnDemand.tsx';
import { addressOf } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import classes from './AccountButton.module.css';

const AccountMenu = lazy(() => import('./AccountMenu.tsx'));

/** One's own picture, with the menu behind it. */
export function AccountButton({ me }: { me: User }) {
  return (
    <OnDemand button={(ask) => <AccountTarget me={me} onClick={ask} />}>
      <AccountMenu me={me} />
    </OnDemand>
  );
}

/** Mantine's menu hands its target a ref and attributes, which go to the button. */
export function AccountTarget({ me, className, ...rest }: { me: User } & React.ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={[classes.button, className].filter(Boolean).join(' ')}
      aria-label={t('account.menu', { name: me.fullName })}
      aria-haspopup="menu"
      {...rest}
    >
      <Avatar name={me.fullName} src={avatarOf(me)} />
    </button>
  );
}

/** The cache key changes with the picture, so that browsers may keep it for long. */
export const avatarOf = ({ id, cacheKey }: Pick<User, 'id' | 'cacheKey'>) =>
  addressOf(contract.media.avatar, { params: { userId: id, fileName: 'profile.webp' }, query: { cacheKey } });
