import { contract, type User } from '@larder/contract';
import { Button, FileButton } from '@mantine/core';
import { Avatar } from '../../components/Avatar.tsx';
import { useChange } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { avatarOf } from '../../lib/session/index.ts';
import classes from './ProfileScreen.module.css';

export function AvatarField({ me }: { me: User }) {
  const replace = useChange(contract.users.replaceAvatar);
  return (
    <div className={classes.person}>
      <Avatar name={me.fullName} src={avatarOf(me)} size={88} />
      <FileButton
        accept="image/*"
        onChange={(profile) => profile && replace.mutate({ params: { id: me.id }, files: { profile } })}
      >
        {(props) => (
          <Button variant="default" loading={replace.isPending} {...props}>
            {t('profile.change-picture')}
          </Button>
        )}
      </FileButton>
    </div>
  );
}
