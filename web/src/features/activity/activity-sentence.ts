import type { Activity } from '@larder/contract';
import { t } from '../../lib/messages/index.ts';

/** What somebody did, in words. */
export const activitySentence = ({ kind, type, by, subject, fields }: Activity): string =>
  t('activity.sentence', {
    kind: kind.replace('-', ''),
    what: type === 'invitation.created' ? 'invited' : (type.split('.')[1] ?? ''),
    by: by ?? t('activity.nobody'),
    subject: subject ?? t('activity.unnamed'),
    fields: fields.length > 0 ? fields.join(', ') : 'none',
  });
