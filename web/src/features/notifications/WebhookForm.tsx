import { contract, type Webhook } from '@larder/contract';
import { Button, TextInput } from '@mantine/core';
import { IconNote } from '@tabler/icons-react';
import { useState } from 'react';
import { useChange, useFetch } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import { useRestore } from '../bin/index.ts';
import { RecipePhoto } from '../recipe-pictures/index.ts';
import classes from './Notifications.module.css';
import { TargetForm } from './TargetForm.tsx';

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
    <TargetForm
      title={webhook ? webhook.name || webhook.url : t('notify.new-webhook')}
      id={webhook?.id}
      name={name}
      nameError={missing(name)}
      onName={setName}
      enabled={enabled}
      onEnabled={setEnabled}
      fields={
        <>
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
        </>
      }
      save={{ go: save, isPending: create.isPending || replace.isPending }}
      test={{ go: (itemId) => test.mutate({ params: { itemId } }), isPending: test.isPending }}
      remove={{ go: (itemId) => remove.mutate({ params: { itemId } }), isPending: remove.isPending }}
      deliveryAction={
        <Button variant="subtle" loading={rerun.isPending} onClick={() => rerun.mutate({})}>
          {t('notify.send-again')}
        </Button>
      }
    >
      <PlanOfToday time={localTime} />
    </TargetForm>
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
            {recipe ? (
              <RecipePhoto recipe={recipe} className={classes.picture} />
            ) : (
              <span className={classes.picture}>
                <IconNote aria-hidden="true" />
              </span>
            )}
            <div>
              <b dir="auto">{recipe?.name ?? title}</b>
              <small>{t('plan.meal', { meal: entryType })}</small>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
