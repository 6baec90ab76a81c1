import { contract, type User } from '@larder/contract';
import { Button, Select, Switch } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ClosedInDemo } from '../../components/ClosedInDemo.tsx';
import { Page, PageHeading } from '../../components/Page.tsx';
import { useChange } from '../../lib/api/index.ts';
import { chooseLocale, isOffered, languages, locale, t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { useMe } from '../../lib/session/index.ts';
import { useAppearance } from '../../lib/theme/appearance.ts';
import { AccountSection } from './AccountSection.tsx';
import { AvatarField } from './AvatarField.tsx';
import { HouseholdSection } from './HouseholdSection.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import classes from './ProfileScreen.module.css';

export function ProfileScreen() {
  const me = useMe();
  useTitle(t('profile.title'));
  if (!me) return null;
  return (
    <Page width="narrow">
      <PageHeading title={t('profile.title')} />
      <div className={classes.sections}>
        <section aria-labelledby="profile-person">
          <h2 id="profile-person">{t('profile.person')}</h2>
          <AvatarField me={me} />
          <ProfileForm me={me} />
        </section>
        <TasteSection me={me} />
        <section aria-labelledby="profile-password">
          <h2 id="profile-password">{t('profile.password')}</h2>
          {me.authMethod === 'Mealie' ? (
            <ClosedInDemo>
              <PasswordForm />
            </ClosedInDemo>
          ) : (
            <p className={classes.hint}>{t('error.auth.password-managed-elsewhere')}</p>
          )}
        </section>
        <IdentitySection me={me} />
        <section aria-labelledby="profile-log-ins">
          <h2 id="profile-log-ins">{t('logins.title')}</h2>
          <p className={classes.hint}>{t('profile.log-ins-hint')}</p>
          <Button variant="default" renderRoot={(props) => <Link to="/user/profile/log-ins" {...props} />}>
            {t('profile.open-log-ins')}
          </Button>
        </section>
        <HouseholdSection me={me} />
        {me.advanced && (
          <section aria-labelledby="profile-tokens">
            <h2 id="profile-tokens">{t('tokens.title')}</h2>
            <p className={classes.hint}>{t('tokens.lead')}</p>
            <Button variant="default" renderRoot={(props) => <Link to="/user/profile/api-tokens" {...props} />}>
              {t('tokens.open')}
            </Button>
          </section>
        )}
        <AccountSection me={me} />
      </div>
    </Page>
  );
}

/** Language, appearance and advanced features: each is saved as soon as it is chosen. */
function TasteSection({ me }: { me: User }) {
  const change = useChange(contract.users.change);
  const { appearance, choose } = useAppearance();
  const save = (body: Parameters<typeof change.mutate>[0]['body']) =>
    change.mutate({ params: { itemId: me.id }, body });
  return (
    <section aria-labelledby="profile-taste">
      <h2 id="profile-taste">{t('profile.taste')}</h2>
      <div className={classes.pair}>
        <Select
          label={t('language.title')}
          data={languages.filter(isOffered).map(({ locale, name }) => ({ value: locale, label: name }))}
          value={locale()}
          onChange={async (chosen) => {
            if (!chosen) return;
            await change.mutateAsync({ params: { itemId: me.id }, body: { locale: chosen } }).catch(() => undefined);
            chooseLocale(chosen);
          }}
          searchable
          allowDeselect={false}
        />
        <Select
          label={t('appearance.title')}
          data={[
            { value: 'system', label: t('appearance.system') },
            { value: 'light', label: t('appearance.light') },
            { value: 'dark', label: t('appearance.dark') },
          ]}
          value={appearance}
          onChange={(chosen) => {
            if (chosen !== 'light' && chosen !== 'dark' && chosen !== 'system') return;
            choose(chosen);
            save({ theme: chosen });
          }}
          allowDeselect={false}
        />
      </div>
      <Switch
        label={t('profile.advanced')}
        description={t('profile.advanced-hint')}
        checked={me.advanced}
        onChange={(event) => save({ advanced: event.currentTarget.checked })}
      />
    </section>
  );
}
