import { type AdminGroup, type AdminUser, type Backup, contract, type EffectiveSetting } from '@larder/contract';
import { IconAdjustmentsHorizontal, IconArchive, IconHome, IconUser } from '@tabler/icons-react';
import { type LinkOptions, linkOptions, useNavigate } from '@tanstack/react-router';
import { useFetch } from '../../../lib/api/index.ts';
import { formatMoment, formatNearMoment } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { PlaceSearch, type SearchOption } from '../../search/index.ts';
import { reasonOf } from '../backups/backups.api.ts';
import { adminSections } from '../places.ts';
import { settingName } from '../settings/setting-name.ts';

interface AdminSearchProps {
  opened: boolean;
  onClose: () => void;
  text: string;
  onType: (text: string) => void;
}

/** Finds pages of the administration, people, groups, backups and settings. */
export default function AdminSearch(props: AdminSearchProps) {
  const navigate = useNavigate();
  const all = { query: { perPage: -1 } };
  const whileOpen = { enabled: props.opened };
  const people = useFetch(contract.adminUsers.list, all, whileOpen);
  const groups = useFetch(contract.adminGroups.list, all, whileOpen);
  const backups = useFetch(contract.backups.overview, {}, whileOpen);
  const settings = useFetch(contract.adminAbout.settings, {}, whileOpen);
  const leadingTo = ({ link, ...option }: Found): SearchOption => ({ ...option, open: () => void navigate(link) });
  const pages = adminSections.flatMap(({ items }) => items);
  const kinds = [
    {
      title: t('search.pages'),
      isFirst: true,
      options: pages.map(({ icon, title, subtitle, link }) =>
        leadingTo({ key: title, icon, name: t(title), hint: t(subtitle), link }),
      ),
    },
    { title: t('admin.users'), options: people.data?.items.map((one) => leadingTo(personFound(one))) ?? [] },
    { title: t('admin.groups'), options: groups.data?.items.map((one) => leadingTo(groupFound(one))) ?? [] },
    { title: t('backup.title'), options: backups.data?.backups.map((one) => leadingTo(backupFound(one))) ?? [] },
    { title: t('admin.settings'), options: settings.data?.map((one) => leadingTo(settingFound(one))) ?? [] },
  ];
  const isReady = [people, groups, backups, settings].every(({ isLoading }) => !isLoading);
  return <PlaceSearch {...props} label={t('admin.search')} kinds={kinds} isReady={isReady} />;
}

type Found = Omit<SearchOption, 'open'> & { link: LinkOptions };

const personFound = ({ id, fullName, username, email }: AdminUser): Found => ({
  key: id,
  icon: IconUser,
  name: fullName,
  hint: `${username} · ${email}`,
  link: linkOptions({ to: '/admin/manage/users/$userId', params: { userId: id } }),
});

const groupFound = ({ id, name, users, recipeCount }: AdminGroup): Found => ({
  key: id,
  icon: IconHome,
  name,
  hint: t('admin.group-facts', { people: users.length, recipes: recipeCount }),
  link: linkOptions({ to: '/admin/manage/groups', hash: `group-${id}` }),
});

const backupFound = (backup: Backup): Found => ({
  key: backup.name,
  icon: IconArchive,
  name: formatNearMoment(backup.createdAt),
  hint: `${formatMoment(backup.createdAt, { dateStyle: 'full' })} · ${reasonOf(backup)}`,
  link: linkOptions({ to: '/admin/backups/$name', params: { name: backup.name } }),
});

const settingFound = (setting: EffectiveSetting): Found => ({
  key: setting.name,
  icon: IconAdjustmentsHorizontal,
  name: settingName(setting),
  hint: setting.name,
  link: linkOptions({ to: '/admin/site-settings', hash: setting.name }),
});
