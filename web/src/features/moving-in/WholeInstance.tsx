import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { handedBackups } from '../../lib/browser/handed-over.ts';
import { t } from '../../lib/messages/index.ts';
import { useMe } from '../../lib/session/index.ts';
import classes from './MovingIn.module.css';

interface WholeInstanceProps {
  file: File;
  onLeave: () => void;
}

/** A backup of a whole Mealie has more than recipes, which whoever runs the server brings in. */
export function WholeInstance({ file, onLeave }: WholeInstanceProps) {
  const navigate = useNavigate();
  const isAdmin = useMe()?.admin ?? false;
  return (
    <section className={classes.answer} aria-label={t('moving.instance')} role="status">
      <h2>{t('moving.instance')}</h2>
      <p>{t('moving.instance-what', { file: file.name })}</p>
      <p>{isAdmin ? t('moving.instance-admin') : t('moving.instance-member')}</p>
      <div className={classes.readings}>
        {isAdmin && (
          <Button
            onClick={() => {
              handedBackups.give([file]);
              void navigate({ to: '/admin/backups' });
            }}
          >
            {t('moving.instance-bring')}
          </Button>
        )}
        <Button variant="default" onClick={onLeave}>
          {t('moving.instance-leave')}
        </Button>
      </div>
    </section>
  );
}
