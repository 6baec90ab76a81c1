import type { Activity } from '@larder/contract';
import { formatList, formatMoment } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';

const whatOf = ({ kind, type, by, subject }: Activity): string => {
  if (type === 'invitation.created') return 'invited';
  if (type === 'backup.restored') return 'everything';
  if (kind === 'rights' && by !== null && by === subject) return type === 'user.created' ? 'created' : 'own';
  return type.split('.')[1] ?? '';
};

const subjectOf = ({ type, subject }: Activity): string => {
  if (subject === null) return t('activity.unnamed');
  return type.startsWith('backup.') ? formatMoment(subject) : subject;
};

/** What somebody did, in words. */
export const activitySentence = (activity: Activity): string => {
  const { kind, type, by, subject, fields } = activity;
  if (type.startsWith('theme.')) {
    const what = type === 'theme.chosen' && subject === null ? 'settings' : whatOf(activity);
    return t('activity.theme', { what, by: by ?? t('activity.nobody'), subject: subject ?? '' });
  }
  const who = { by: by ?? t('activity.nobody'), subject: subjectOf(activity) };
  if (type === 'backup.downloaded') return t('activity.backup-downloaded', who);
  if (type === 'api-token.created') return t('activity.api-token-made', who);
  return t('activity.sentence', {
    ...who,
    kind: kind.replace('-', ''),
    what: whatOf(activity),
    fields: fields.length > 0 ? formatList(fields.map((field) => t('activity.field', { field }))) : 'none',
  });
};
