import { contract, type Notifier, type NotifierEvent } from '@larder/contract';
import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { useMe } from '../../lib/session/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import { useRestore } from '../bin/index.ts';
import { eventGroupsFor } from './event-groups.ts';
import classes from './Notifications.module.css';
import { TargetForm } from './TargetForm.tsx';

interface NotifierFormProps {
  /** None for a new one. */
  notifier: Notifier | undefined;
  onSaved: (id: string) => void;
  onRemoved: () => void;
}

type Options = Partial<Record<NotifierEvent, boolean>>;

/** Who is told, where, and of what. */
export function NotifierForm({ notifier, onSaved, onRemoved }: NotifierFormProps) {
  const me = useMe();
  const [name, setName] = useState(notifier?.name ?? '');
  const [address, setAddress] = useState('');
  const [enabled, setEnabled] = useState(notifier?.enabled ?? true);
  const [options, setOptions] = useState<Options>(notifier?.options ?? {});
  const [isMissing, setIsMissing] = useState(false);
  const saved = ({ id }: { id: string }) => {
    setAddress('');
    toast.success(t('notify.saved'));
    onSaved(id);
  };
  const create = useChange(contract.notifiers.create, { quiet: true, onDone: saved });
  const replace = useChange(contract.notifiers.replace, { quiet: true, onDone: saved });
  const test = useChange(contract.notifiers.test);
  const { tellDeleted } = useRestore();
  const remove = useChange(contract.notifiers.remove, {
    onDone: (_, { params }) => {
      tellDeleted(t('notify.removed', { name }), [params.itemId]);
      onRemoved();
    },
  });
  const problem = create.error ?? replace.error;
  const aboutAddress = problem?.code?.startsWith('notifier.') || problem?.code?.startsWith('delivery.');

  const save = () => {
    const wanted = name.trim();
    setIsMissing(!wanted);
    if (!wanted) return;
    const flags = Object.fromEntries(Object.entries(options).filter(([, value]) => typeof value === 'boolean'));
    const body = { name: wanted, appriseUrl: address.trim() || null, enabled, options: flags };
    if (notifier) replace.mutate({ params: { itemId: notifier.id }, body });
    else create.mutate({ body });
  };

  return (
    <TargetForm
      title={notifier?.name ?? t('notify.new-notifier')}
      id={notifier?.id}
      name={name}
      nameError={isMissing && !name.trim() ? t('validation.field-required') : !aboutAddress && problem?.message}
      onName={setName}
      enabled={enabled}
      onEnabled={setEnabled}
      fields={
        <TextInput
          label={t('notify.address')}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          placeholder={notifier?.addressHint || 'ntfys://ntfy.sh/…'}
          description={t(notifier?.addressHint ? 'notify.address-kept' : 'notify.address-hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={address}
          error={aboutAddress && problem?.message}
          onChange={(event) => {
            create.reset();
            replace.reset();
            setAddress(event.currentTarget.value);
          }}
        />
      }
      save={{ go: save, isPending: create.isPending || replace.isPending }}
      test={{ go: (itemId) => test.mutate({ params: { itemId } }), isPending: test.isPending }}
      remove={{ go: (itemId) => remove.mutate({ params: { itemId } }), isPending: remove.isPending }}
    >
      <h3 className={classes.about}>{t('notify.about')}</h3>
      <div className={classes.kinds}>
        {eventGroupsFor(me).map(({ title, choices }) => (
          <fieldset key={title}>
            <legend>{t(title)}</legend>
            {choices.map(({ label, events }) => (
              <Checkbox
                key={label}
                label={t(label)}
                checked={events.every((event) => options[event])}
                onChange={(event) => {
                  const { checked } = event.currentTarget;
                  setOptions({ ...options, ...Object.fromEntries(events.map((name) => [name, checked])) });
                }}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </TargetForm>
  );
}
