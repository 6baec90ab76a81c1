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
  if (type === 'backup.downloaded') {
    return t('activity.backup-downloaded', { by: by ?? t('activity.nobody'), subject: subjectOf(activity) });
  }
  return t('activity.sentence', {
    kind: kind.replace('-', ''),
    what: whatOf(activity),
    by: by ?? t('activity.nobody'),
    subject: subjectOf(activity),
    fields: fields.length > 0 ? formatList(fields.map((field) => t('activity.field', { field }))) : 'none',
  });
};
