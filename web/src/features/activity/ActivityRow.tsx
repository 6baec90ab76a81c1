import type { Activity } from '@larder/contract';
import { IconLogin2, IconSettings, IconShare2, IconTrash, IconUserCheck } from '@tabler/icons-react';
import { formatMoment } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';

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
        <b dir="auto">{sentenceOf(activity)}</b>
        <small>
          {formatMoment(at, { dateStyle: 'medium', timeStyle: 'short' })}
          {address && ` · ${address}`}
        </small>
        {recipes && lists && (
          <small dir="auto">{t('activity.left-to', { recipes, lists, same: String(recipes === lists) })}</small>
        )}
      </div>
    </li>
  );
}

const sentenceOf = ({ kind, type, by, subject, fields }: Activity): string =>
  t('activity.sentence', {
    kind: kind.replace('-', ''),
    what: type.split('.')[1] ?? '',
    by: by ?? t('activity.nobody'),
    subject: subject ?? t('activity.unnamed'),
    fields: fields.length > 0 ? fields.join(', ') : 'none',
  });
