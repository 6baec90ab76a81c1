import type { User } from '@larder/contract';
import type { ComponentProps } from 'react';
import { Avatar } from '../../components/Avatar.tsx';
import { t } from '../../lib/messages/index.ts';
import { avatarOf } from '../../lib/session/index.ts';
import classes from './AccountButton.module.css';

/** Mantine's menu hands its target a ref and attributes, which go to the button. */
export function AccountTarget({ me, className, ...rest }: { me: User } & ComponentProps<'button'>) {
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
