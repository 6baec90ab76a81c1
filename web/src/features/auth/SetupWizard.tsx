import { Button, Radio, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import pancakes from '../../art/pancakes.webp';
import bread from '../../art/sourdough.webp';
import soup from '../../art/tomato-soup.webp';
import { FormNotice } from '../../components/FormNotice.tsx';
import { chooseLocale, isOffered, type Language, languages, locale, t } from '../../lib/messages/index.ts';
import { AccountFields } from './AccountFields.tsx';
import { EntryPage } from './EntryPage.tsx';
import classes from './form.module.css';
import { RestoreStep } from './RestoreStep.tsx';
import { setupSteps, useSetupWizard } from './use-setup-wizard.ts';

const titles = { code: 'setup.code-title', account: 'setup.account-title', group: 'setup.group-title' } as const;
const leads = { code: 'setup.code-lead', account: 'setup.account-lead', group: 'setup.group-lead' } as const;
const pictures = { code: bread, account: pancakes, group: soup };

interface SetupWizardProps {
  defaultGroup: string;
  onDone: (groupSlug: string) => void;
  onRestored: (hasMoved: boolean) => void;
}

/** The code of the server, the first account, the household. The language comes first, since all else is said in it. */
export function SetupWizard({ defaultGroup, onDone, onRestored }: SetupWizardProps) {
  const [brings, setBrings] = useState<'backup' | 'instance'>();
  const { step, back, form, slug, submit, hasRightCode, error, isBusy } = useSetupWizard(defaultGroup, onDone);
  if (brings) {
    const movesIn = brings === 'instance';
    const [title, lead] = movesIn
      ? [t('setup.move-title'), t('setup.move-lead')]
      : [t('setup.restore-title'), t('setup.restore-lead')];
    return (
      <EntryPage title={title} lead={lead} picture={bread}>
        <RestoreStep
          code={form.values.code}
          movesIn={movesIn}
          onBack={() => setBrings(undefined)}
          onDone={onRestored}
        />
      </EntryPage>
    );
  }
  return (
    <EntryPage title={t(titles[step])} lead={t(leads[step])} picture={pictures[step]} isLong={step !== 'code'}>
      <form onSubmit={submit} className={classes.fields} noValidate key={step}>
        <p className={classes.steps}>
          {t('setup.step', { step: setupSteps.indexOf(step) + 1, steps: setupSteps.length })}
        </p>
        <FormNotice error={error} />
        {step === 'code' && (
          <>
            <Select
              label={t('language.title')}
              data={choices()}
              value={locale()}
              onChange={(chosen) => chosen && chooseLocale(chosen)}
              searchable
              allowDeselect={false}
            />
            <TextInput
              label={t('setup.code')}
              description={t('setup.code-hint')}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              autoFocus={hasRightCode}
              placeholder="XXXX-XXXX"
              {...form.getInputProps('code')}
            />
          </>
        )}
        {step === 'account' && <AccountFields form={form} checksAvailability={false} />}
        {step === 'account' && (
          <div className={classes.others}>
            <button type="button" className={classes.other} onClick={() => setBrings('instance')}>
              {t('setup.move-instead')}
            </button>
            <button type="button" className={classes.other} onClick={() => setBrings('backup')}>
              {t('setup.restore-instead')}
            </button>
          </div>
        )}
        {step === 'group' && (
          <>
            <TextInput label={t('setup.group-name')} autoFocus {...form.getInputProps('groupName')} />
            <TextInput
              label={t('setup.group-slug')}
              description={t('setup.group-slug-hint', { address: `/g/${slug}` })}
              placeholder={slug}
              {...form.getInputProps('groupSlug')}
            />
            <Radio.Group label={t('setup.access')} {...form.getInputProps('access')}>
              <div className={classes.fields}>
                <Radio value="private" label={t('setup.private')} description={t('setup.private-hint')} />
                <Radio value="public" label={t('setup.public')} description={t('setup.public-hint')} />
              </div>
            </Radio.Group>
          </>
        )}
        <div className={classes.actions}>
          {step !== 'code' && (
            <Button variant="default" onClick={back}>
              {t('action.back')}
            </Button>
          )}
          <Button type="submit" loading={isBusy}>
            {t(step === 'group' ? 'setup.finish' : 'action.continue')}
          </Button>
        </div>
      </form>
    </EntryPage>
  );
}

/** Foods and units come in languages that the screens do not have yet, so those can be chosen too. */
const choices = () => {
  const toItems = (some: Language[]) => some.map(({ locale, name }) => ({ value: locale, label: name }));
  return [
    { group: t('language.offered'), items: toItems(languages.filter(isOffered)) },
    { group: t('language.foods-only'), items: toItems(languages.filter((language) => !isOffered(language))) },
  ];
};
