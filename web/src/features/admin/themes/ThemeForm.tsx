import { type AppTheme, contract, type Theme, type ThemeInput } from '@larder/contract';
import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { FormNotice } from '../../../components/FormNotice.tsx';
import { type ApiError, useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { useAppearance } from '../../../lib/theme/appearance.ts';
import { colourNames, type Mode } from '../../../lib/theme/instance-colours.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { ColourField } from './ColourField.tsx';
import classes from './ThemeForm.module.css';
import { ThemePreview } from './ThemePreview.tsx';

interface ThemeFormProps {
  title: string;
  name: string;
  colours: AppTheme;
  isChosen: boolean;
  error: ApiError | null;
  onSave: (theme: ThemeInput) => Promise<Theme>;
}

/** A theme's name and colours, beside what becomes of them. */
export function ThemeForm({ title, name: before, colours: beforehand, isChosen, error, onSave }: ThemeFormProps) {
  const navigate = useNavigate();
  const [name, setName] = useState(before);
  const [colours, setColours] = useState(beforehand);
  const [mode, setMode] = useState<Mode>(useAppearance().scheme);
  const [isNameless, setIsNameless] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const choose = useChange(contract.adminThemes.choose);

  const save = async (isForUse: boolean) => {
    setIsNameless(name.trim() === '');
    if (name.trim() === '') return nameField.current?.focus();
    setIsBusy(true);
    try {
      const { id } = await onSave({ name, colours });
      if (isForUse) await choose.mutateAsync({ body: { id } });
      toast.success(t(isForUse ? 'theme.now-used' : 'theme.saved', { name: name.trim() }));
      await navigate({ to: '/admin/themes' });
    } catch {
      // Said above the fields, or by a toast.
      setIsBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(false);
  };
  return (
    <AdminPage title={title}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <div className={classes.fields}>
          <FormNotice error={error} />
          <TextInput
            ref={nameField}
            label={t('theme.name')}
            maxLength={255}
            value={name}
            error={isNameless && name.trim() === '' ? t('error.theme.name-required') : error?.fields['name']}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <SegmentedControl
            aria-label={t('theme.preview')}
            value={mode}
            onChange={(value) => setMode(value === 'dark' ? 'dark' : 'light')}
            data={(['light', 'dark'] as const).map((value) => ({ value, label: t('theme.mode', { mode: value }) }))}
          />
        </div>
        <ThemePreview mode={mode} colours={colours} />
        <ul className={classes.colours}>
          {colourNames.map((colour) => (
            <ColourField
              key={`${mode}${colour}`}
              mode={mode}
              name={colour}
              value={colours[`${mode}${colour}`]}
              onChange={(value) => setColours({ ...colours, [`${mode}${colour}`]: value })}
            />
          ))}
        </ul>
        <div className={classes.bar}>
          <Button type="submit" variant={isChosen ? 'filled' : 'default'} disabled={isBusy}>
            {t('theme.save')}
          </Button>
          {!isChosen && (
            <Button disabled={isBusy} onClick={() => void save(true)}>
              {t('theme.save-use')}
            </Button>
          )}
        </div>
      </form>
    </AdminPage>
  );
}
