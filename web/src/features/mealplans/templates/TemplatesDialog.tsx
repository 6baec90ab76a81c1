import { Button, TextInput } from '@mantine/core';
import { IconTemplate, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../../components/Dialog.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import type { Day } from '../../../lib/dates/days.ts';
import { t } from '../../../lib/messages/index.ts';
import { daysText } from '../plan-words.ts';
import type { PlanActions } from '../use-plan-actions.ts';
import classes from './Templates.module.css';
import { useTemplates } from './templates.api.ts';

interface TemplatesDialogProps {
  /** The first day of the week that is saved, or that a template is put on. */
  from: Day;
  to: Day;
  actions: PlanActions;
  onClose: () => void;
}

/** Weeks that are planned again: this one is saved, or another is put on it. */
export default function TemplatesDialog({ from, to, actions, onClose }: TemplatesDialogProps) {
  const [name, setName] = useState('');
  const { templates, error, retry, apply, save, remove, isPending } = useTemplates(actions);
  return (
    <Dialog opened small title={t('plan.templates')} onClose={onClose}>
      {error && <ErrorState error={error} onRetry={retry} />}
      {!templates && !error && <SkeletonRows count={2} />}
      {templates?.length === 0 && <p className={classes.hint}>{t('plan.no-templates')}</p>}
      <ul className={classes.templates}>
        {templates?.map((template) => (
          <li key={template.id}>
            <span>
              <b>{template.name}</b>
              <small>{t('plan.template-meals', { count: template.entries.length })}</small>
            </span>
            <Button
              variant="default"
              disabled={isPending}
              aria-label={t('plan.apply-name', { name: template.name })}
              onClick={() => {
                apply(template, from);
                onClose();
              }}
            >
              {t('plan.apply')}
            </Button>
            <IconButton
              icon={IconTrash}
              label={t('plan.remove-template', { name: template.name })}
              onClick={() => remove(template)}
            />
          </li>
        ))}
      </ul>
      <form
        className={classes.save}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') save(name.trim(), from, to);
          setName('');
        }}
      >
        <TextInput
          label={t('plan.save-template', { days: daysText(from, 6) })}
          placeholder={t('plan.template-example')}
          value={name}
          maxLength={255}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" leftSection={<IconTemplate size={18} />} disabled={name.trim() === '' || isPending}>
          {t('action.save')}
        </Button>
      </form>
    </Dialog>
  );
}
