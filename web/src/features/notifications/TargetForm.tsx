import { Button, Switch, TextInput } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../../lib/messages/index.ts';
import { DeliveryList } from './DeliveryList.tsx';
import classes from './Notifications.module.css';

interface TargetFormProps {
  title: string;
  /** None for a new one. */
  id: string | undefined;
  name: string;
  nameError: ReactNode;
  onName: (name: string) => void;
  enabled: boolean;
  onEnabled: (enabled: boolean) => void;
  /** Beside the name: where it is sent, and when. */
  fields: ReactNode;
  /** What is sent. */
  children: ReactNode;
  save: { go: () => void; isPending: boolean };
  test: { go: (id: string) => void; isPending: boolean };
  remove: { go: (id: string) => void; isPending: boolean };
  /** Beside the heading of what was sent lately. */
  deliveryAction?: ReactNode;
}

/** To whom something is sent, changed or new, and how that has gone lately. */
export function TargetForm(target: TargetFormProps) {
  const { id, save, test, remove } = target;
  return (
    <section className={classes.detail} aria-labelledby="target">
      <header className={classes.head}>
        <h2 id="target" dir="auto">
          {target.title}
        </h2>
        <Switch
          label={t('notify.on')}
          checked={target.enabled}
          onChange={(event) => target.onEnabled(event.currentTarget.checked)}
        />
      </header>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save.go();
        }}
      >
        <div className={classes.fields}>
          <TextInput
            label={t('notify.name')}
            value={target.name}
            maxLength={255}
            error={target.nameError}
            onChange={(event) => target.onName(event.currentTarget.value)}
          />
          {target.fields}
        </div>
        {target.children}
        <div className={classes.buttons}>
          <Button type="submit" loading={save.isPending}>
            {t('action.save')}
          </Button>
          {id && (
            <>
              <Button
                variant="default"
                leftSection={<IconSend size={18} aria-hidden="true" />}
                loading={test.isPending}
                onClick={() => test.go(id)}
              >
                {t('notify.send-test')}
              </Button>
              <Button
                variant="subtle"
                color="error"
                className={classes.remove}
                loading={remove.isPending}
                onClick={() => remove.go(id)}
              >
                {t('notify.delete')}
              </Button>
            </>
          )}
        </div>
      </form>
      {id && <DeliveryList targetId={id} action={target.deliveryAction} />}
    </section>
  );
}
