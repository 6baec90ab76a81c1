import { contract, type Webhook } from '@larder/contract';
import { Button, Switch, TextInput } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useChange, useFetch } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import { useRestore } from '../bin/index.ts';
import { DeliveryList } from './DeliveryList.tsx';
import classes from './Notifications.module.css';

interface WebhookFormProps {
  /** None for a new one. */
  webhook: Webhook | undefined;
  onSaved: (id: string) => void;
  onRemoved: () => void;
}

const usualTime = '17:00';

/** Which program is sent the plan of the day, and when. */
export function WebhookForm({ webhook, onSaved, onRemoved }: WebhookFormProps) {
  const [name, setName] = useState(webhook?.name ?? '');
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [localTime, setLocalTime] = useState(webhook?.localTime ?? usualTime);
  const [enabled, setEnabled] = useState(webhook?.enabled ?? true);
  const [isChecked, setIsChecked] = useState(false);
  const saved = ({ id }: { id: string }) => {
    toast.success(t('notify.saved'));
    onSaved(id);
  };
  const create = useChange(contract.webhooks.create, { quiet: true, onDone: saved });
  const replace = useChange(contract.webhooks.replace, { quiet: true, onDone: saved });
  const test = useChange(contract.webhooks.test);
  const rerun = useChange(contract.webhooks.rerun, { onDone: () => toast.success(t('notify.sent-again')) });
  const { tellDeleted } = useRestore();
  const remove = useChange(contract.webhooks.remove, {
    onDone: (_, { params }) => {
      tellDeleted(t('notify.removed', { name }), [params.itemId]);
      onRemoved();
    },
  });
  const problem = create.error ?? replace.error;
  const missing = (text: string) => isChecked && !text.trim() && t('validation.field-required');

  const save = () => {
    setIsChecked(true);
    if (!name.trim() || !url.trim() || !localTime) return;
    // A time that was not touched stays what it is, also where it is one in Greenwich.
    const time = localTime === webhook?.localTime ? {} : { localTime };
    const body = { name: name.trim(), url: url.trim(), enabled, ...time };
    if (webhook) replace.mutate({ params: { itemId: webhook.id }, body });
    else create.mutate({ body });
  };

  return (
    <section className={classes.detail} aria-labelledby="target">
      <header className={classes.head}>
        <h2 id="target" dir="auto">
          {webhook ? webhook.name || webhook.url : t('notify.new-webhook')}
        </h2>
        <Switch
          label={t('notify.on')}
          checked={enabled}
          onChange={(event) => setEnabled(event.currentTarget.checked)}
        />
      </header>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className={classes.fields}>
          <TextInput
            label={t('notify.name')}
            value={name}
            maxLength={255}
            error={missing(name)}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <TextInput
            type="time"
            label={t('notify.time')}
            description={t('notify.time-hint', { zone: webhook?.timeZone ?? '' })}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={localTime}
            error={missing(localTime)}
            onChange={(event) => setLocalTime(event.currentTarget.value)}
          />
          <TextInput
            className={classes.wide ?? ''}
            type="url"
            label={t('notify.address')}
            dir="ltr"
            spellCheck={false}
            placeholder="https://"
            value={url}
            error={missing(url) || problem?.message}
            onChange={(event) => {
              create.reset();
              replace.reset();
              setUrl(event.currentTarget.value);
            }}
          />
        </div>
        <PlanOfToday time={localTime} />
        <div className={classes.buttons}>
          <Button type="submit" loading={create.isPending || replace.isPending}>
            {t('action.save')}
          </Button>
          {webhook && (
            <>
              <Button
                variant="default"
                leftSection={<IconSend size={18} aria-hidden="true" />}
                loading={test.isPending}
                onClick={() => test.mutate({ params: { itemId: webhook.id } })}
              >
                {t('notify.send-test')}
              </Button>
              <Button
                variant="subtle"
                color="red"
                className={classes.remove}
                loading={remove.isPending}
                onClick={() => remove.mutate({ params: { itemId: webhook.id } })}
              >
                {t('notify.delete')}
              </Button>
            </>
          )}
        </div>
      </form>
      {webhook && (
        <DeliveryList
          targetId={webhook.id}
          action={
            <Button variant="subtle" loading={rerun.isPending} onClick={() => rerun.mutate({})}>
              {t('notify.send-again')}
            </Button>
          }
        />
      )}
    </section>
  );
}

/** What would go out today. */
function PlanOfToday({ time }: { time: string }) {
  const { data } = useFetch(contract.mealplans.today);
  if (!data) return null;
  return (
    <>
      <h3 className={classes.about}>{t('notify.goes-out', { time })}</h3>
      {data.length === 0 && <p className={classes.hint}>{t('notify.nothing-planned')}</p>}
      <ul className={classes.plan}>
        {data.map(({ uid, title, recipe, entryType }) => (
          <li key={uid}>
            <b dir="auto">{recipe?.name ?? title}</b>
            <small>{t('plan.meal', { meal: entryType })}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
