import type { User } from '@larder/contract';
import { Button, FileButton } from '@mantine/core';
import { Avatar } from '../../components/Avatar.tsx';
import { t } from '../../lib/messages/index.ts';
import { avatarOf } from '../../lib/session/index.ts';
import classes from './ProfileScreen.module.css';
import { useReplaceAvatar } from './users.api.ts';

export function AvatarField({ me }: { me: User }) {
  const replace = useReplaceAvatar();
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
