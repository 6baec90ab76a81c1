import type { EffectiveSetting, HealthResult, SettingSubject } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { t } from '../../../lib/messages/index.ts';
import { DirectoryTest } from '../sign-on/DirectoryTest.tsx';
import { ProviderTest } from '../sign-on/ProviderTest.tsx';
import { ThemeNote } from '../themes/ThemeNote.tsx';
import { HealthNotes } from './HealthNotes.tsx';
import { MailTest } from './MailTest.tsx';
import { SettingList } from './SettingList.tsx';
import classes from './Settings.module.css';

interface SubjectSectionProps {
  subject: SettingSubject;
  settings: EffectiveSetting[];
  /** Undefined until they have run; none where they could not. */
  checks: HealthResult[] | undefined;
  /** All of them are meant: somebody looks for something. */
  showsAll: boolean;
}

/** So many stand there at least, the changed ones among them; the rest is asked for. */
const fewest = 4;

/** Settings about one thing, with what tests them beside them. */
export function SubjectSection({ subject, settings, checks, showsAll }: SubjectSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isWhole = isOpen || showsAll;
  const main = mainOf(settings);
  const title = t('admin.subject', { subject: subject.replace('-', '_') });
  const notes = checks?.filter(({ id }) => testedBy[subject]?.includes(id)) ?? [];
  const isOff = notes.length > 0 && notes.every(({ status }) => status === 'off');
  const Test = checks && !isOff ? tests[subject] : undefined;
  return (
    <section id={subject} className={classes.subject} aria-labelledby={`${subject}-title`}>
      <h2 id={`${subject}-title`}>{title}</h2>
      {(notes.length > 0 || Test) && (
        <div className={classes.tests}>
          <HealthNotes checks={notes} />
          {Test && <Test />}
        </div>
      )}
      <div className={classes.list}>
        <SettingList settings={isWhole ? settings : main} />
        {!showsAll && main.length < settings.length && (
          <Button
            variant="subtle"
            aria-expanded={isOpen}
            className={classes.more ?? ''}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen
              ? t('admin.settings-fewer', { subject: title })
              : t('admin.settings-more', { count: settings.length - main.length, subject: title })}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The changed ones, and the first of the others, in the order in which they are. */
function mainOf(settings: EffectiveSetting[]): EffectiveSetting[] {
  let room = Math.max(0, fewest - settings.filter(({ from }) => from !== 'default').length);
  return settings.filter(({ from }) => from !== 'default' || room-- > 0);
}

/** What of the health of the server tells about which settings. */
const testedBy: Partial<Record<SettingSubject, string[]>> = {
  address: ['address', 'proxy', 'clock'],
  data: ['database', 'disk', 'schedule'],
  backups: ['backup', 'backup-copy'],
  mail: ['mail'],
  provider: ['oidc'],
  directory: ['ldap'],
};

const BackupsLink = () => (
  <Button
    variant="default"
    leftSection={<IconArchive size={18} />}
    renderRoot={(props) => <Link to="/admin/backups" {...props} />}
  >
    {t('backup.title')}
  </Button>
);

/** What one can try, where it is set up. */
const tests: Partial<Record<SettingSubject, ComponentType>> = {
  backups: BackupsLink,
  mail: MailTest,
  provider: ProviderTest,
  directory: DirectoryTest,
  colors: ThemeNote,
};
