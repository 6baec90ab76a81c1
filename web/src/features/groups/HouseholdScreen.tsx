import { contract } from '@larder/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../components/Avatar.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Page, PageHeading } from '../../components/Page.tsx';
import { SettingSection } from '../../components/Settings.tsx';
import { SkeletonRows } from '../../components/Skeleton.tsx';
import { useFetch } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { avatarOf, useMe } from '../../lib/session/index.ts';
import { GroupStatistics } from './GroupStatistics.tsx';
import { GroupStorage } from './GroupStorage.tsx';
import classes from './Household.module.css';
import { HouseholdName } from './HouseholdName.tsx';
import { HouseholdPreferences } from './HouseholdPreferences.tsx';
import { Invitations } from './Invitations.tsx';
import { MemberRow } from './MemberRow.tsx';

/** As many pictures as stand beside the heading. */
const facesShown = 5;

/** Who belongs together here, what each may do, and what is the same for all. */
export function HouseholdScreen() {
  const me = useMe();
  const group = useFetch(contract.groups.self);
  const members = useFetch(contract.groups.members);
  useTitle(t('household.title'));

  const error = group.error ?? members.error;
  if (error && !(group.data && members.data)) {
    return (
      <Page width="medium">
        <PageHeading title={t('household.title')} />
        <ErrorState error={error} onRetry={() => void Promise.all([group.refetch(), members.refetch()])} />
      </Page>
    );
  }
  const isLoaded = group.data && members.data && me;
  return (
    <Page width="medium">
      <PageHeading
        title={t('household.title')}
        actions={
          <span className={classes.faces}>
            {members.data?.slice(0, facesShown).map((member) => (
              <Avatar key={member.id} name={member.fullName} src={avatarOf(member)} />
            ))}
          </span>
        }
      />
      {!isLoaded && <SkeletonRows count={6} height={72} />}
      {isLoaded && (
        <div className={classes.sections}>
          <HouseholdName name={group.data.name} canChange={me.canManage} />
          <SettingSection
            id="members"
            title={t('household.members')}
            hint={t('household.members-hint', { canManage: String(me.canManage) })}
          >
            <ul className={classes.members}>
              {members.data.map((member) => (
                <MemberRow key={member.id} member={member} me={me} />
              ))}
            </ul>
          </SettingSection>
          {me.canInvite && <Invitations group={group.data.name} />}
          {me.canManage && <HouseholdPreferences preferences={group.data.preferences} />}
          <GroupStatistics groupSlug={group.data.slug} />
          <GroupStorage />
          <SettingSection id="moving-in" title={t('moving.title')} hint={t('moving.hint')}>
            <Button variant="default" renderRoot={(props) => <Link to="/group/migrations" {...props} />}>
              {t('moving.open')}
            </Button>
          </SettingSection>
          <SettingSection id="exports" title={t('export-page.title')} hint={t('export-page.hint')}>
            <Button variant="default" renderRoot={(props) => <Link to="/group/exports" {...props} />}>
              {t('export-page.open')}
            </Button>
          </SettingSection>
          {me.canManage && (
            <SettingSection id="activity" title={t('activity.section')} hint={t('activity.section-hint')}>
              <Button variant="default" renderRoot={(props) => <Link to="/group/activity" {...props} />}>
                {t('activity.open')}
              </Button>
            </SettingSection>
          )}
        </div>
      )}
    </Page>
  );
}
