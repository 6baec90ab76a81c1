import { contract } from '@larder/contract';
import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { ClosedInDemo } from '../../components/ClosedInDemo.tsx';
import { Saved, SettingSection } from '../../components/Settings.tsx';
import { useSaved } from '../../components/use-saved.ts';
import { useChange } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import classes from './Household.module.css';

/** Saved when one leaves the field or presses Enter; Escape brings the present name back. */
export function HouseholdName({ name, canChange }: { name: string; canChange: boolean }) {
  const [written, setWritten] = useState(name);
  useEffect(() => setWritten(name), [name]);
  const { savedOf, tell, forget } = useSaved<'name', string>();
  const rename = useChange(contract.groups.rename, { quiet: true });

  const save = (wanted: string, former: string | null) =>
    rename.mutate({ body: { name: wanted } }, { onSuccess: () => tell('name', former) });
  const saveWritten = () => {
    const wanted = written.trim();
    if (!wanted) setWritten(name);
    else if (wanted !== name) save(wanted, name);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') saveWritten();
    if (event.key === 'Escape') setWritten(name);
  };
  return (
    <SettingSection id="name" title={t('household.name')} hint={t('household.name-hint')}>
      {canChange ? (
        <ClosedInDemo>
          <div className={classes.name}>
            <TextInput
              aria-label={t('household.name-label')}
              value={written}
              maxLength={255}
              onChange={(event) => {
                rename.reset();
                forget();
                setWritten(event.currentTarget.value);
              }}
              onBlur={saveWritten}
              onKeyDown={onKeyDown}
              error={rename.error?.message}
            />
            <Saved state={savedOf('name', (former) => save(former, null))} />
          </div>
        </ClosedInDemo>
      ) : (
        <p className={classes.shownName} dir="auto">
          {name}
        </p>
      )}
    </SettingSection>
  );
}
