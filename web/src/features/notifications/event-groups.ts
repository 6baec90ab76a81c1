import type { NotifierEvent } from '@larder/contract';
import type { MessageKey } from '../../lib/messages/index.ts';

interface Choice {
  label: MessageKey;
  /** All of these are switched together. */
  events: readonly NotifierEvent[];
}

interface EventGroup {
  title: MessageKey;
  choices: readonly Choice[];
  /** Nobody else is told of it. */
  isForAdmins?: true;
}

/** What a notifier can tell of, as people think of it. */
const eventGroups: readonly EventGroup[] = [
  {
    title: 'notify.recipes',
    choices: [
      { label: 'notify.added', events: ['recipeCreated'] },
      { label: 'notify.changed', events: ['recipeUpdated'] },
      { label: 'notify.deleted', events: ['recipeDeleted'] },
    ],
  },
  { title: 'notify.plan', choices: [{ label: 'notify.meal-added', events: ['mealplanEntryCreated'] }] },
  {
    title: 'notify.lists',
    choices: [
      { label: 'notify.list-added', events: ['shoppingListCreated'] },
      { label: 'notify.list-changed', events: ['shoppingListUpdated'] },
      { label: 'notify.list-deleted', events: ['shoppingListDeleted'] },
    ],
  },
  {
    title: 'notify.cookbooks',
    choices: [
      { label: 'notify.added', events: ['cookbookCreated'] },
      { label: 'notify.changed', events: ['cookbookUpdated'] },
      { label: 'notify.deleted', events: ['cookbookDeleted'] },
    ],
  },
  {
    title: 'notify.organizers',
    choices: [
      { label: 'notify.added', events: ['tagCreated', 'categoryCreated'] },
      { label: 'notify.changed', events: ['tagUpdated', 'categoryUpdated'] },
      { label: 'notify.deleted', events: ['tagDeleted', 'categoryDeleted'] },
    ],
  },
  {
    title: 'notify.household',
    choices: [
      { label: 'notify.joined', events: ['userSignup'] },
      { label: 'notify.imported', events: ['dataImport'] },
      { label: 'notify.moved', events: ['dataMigrations'] },
      { label: 'notify.exported', events: ['dataExport'] },
    ],
  },
  {
    title: 'notify.server',
    choices: [{ label: 'notify.backup-failed', events: ['backupFailed'] }],
    isForAdmins: true,
  },
];

export const eventGroupsFor = (me: { admin: boolean } | null): readonly EventGroup[] =>
  eventGroups.filter(({ isForAdmins }) => !isForAdmins || me?.admin);

/** How many kinds of event are chosen, as they are counted on the screen. */
export const countKinds = (options: Partial<Record<NotifierEvent, boolean>>): number =>
  eventGroups.flatMap(({ choices }) => choices).filter(({ events }) => events.some((event) => options[event])).length;

const services: Record<string, string> = {
  json: 'JSON',
  xml: 'XML',
  form: 'HTTP',
  mailto: 'E-mail',
  ntfy: 'ntfy',
  gotify: 'Gotify',
  discord: 'Discord',
  slack: 'Slack',
  tgram: 'Telegram',
  matrix: 'Matrix',
  mmost: 'Mattermost',
  pover: 'Pushover',
  rocket: 'Rocket.Chat',
  apprise: 'Apprise',
};

/** The name of a service, which is the same in every language. */
export const serviceName = (scheme: string): string => services[scheme] ?? services[scheme.replace(/s$/, '')] ?? scheme;
