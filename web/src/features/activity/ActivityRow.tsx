import type { Activity } from '@larder/contract';
import { IconLogin2, IconSettings, IconShare2, IconTrash, IconUserCheck } from '@tabler/icons-react';
import { formatNearMoment } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { activitySentence } from './activity-sentence.ts';

const icons = {
  'log-ins': IconLogin2,
  rights: IconUserCheck,
  deletions: IconTrash,
  sharing: IconShare2,
  settings: IconSettings,
};

/** What somebody did, when, and from where. */
export function ActivityRow({ activity }: { activity: Activity }) {
  const { kind, at, address, recipesTo: recipes, listsTo: lists } = activity;
  const Sign = icons[kind];
  return (
    <li>
      <Sign size={20} aria-hidden="true" />
      <div>
        <b dir="auto">{activitySentence(activity)}</b>
        <small>
          {formatNearMoment(at)}
          {address && ` · ${address}`}
        </small>
        {recipes && lists && (
          <small dir="auto">{t('activity.left-to', { recipes, lists, same: String(recipes === lists) })}</small>
        )}
      </div>
    </li>
  );
}
