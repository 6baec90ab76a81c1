import type { ImportPreview, PreviewField, ReadingOrigin } from '@larder/contract';
import { t } from '../../../lib/messages/index.ts';
import classes from './Confidence.module.css';

/** Nobody misses these on a page that has none. */
const optional: PreviewField[] = ['notes', 'categories', 'tags'];

/** From here on nobody needs to look twice. */
const sure = 0.75;

interface ConfidenceProps {
  preview: Pick<ImportPreview, 'found'>;
  field: PreviewField;
  /** Lines of the field that are worth a look. */
  doubtful?: number;
}

/** How a field was found and how sure the reader is: a bar, and the same in words. */
export function Confidence({ preview, field, doubtful = 0 }: ConfidenceProps) {
  const found = preview.found.find((one) => one.field === field);
  if (!found && optional.includes(field)) return null;
  if (!found) return <Mark level="missing" share={0.06} words={t('import.preview.not-found')} />;
  const words = wordsOf(found.origin);
  if (doubtful > 0)
    return <Mark level="check" share={0.6} words={t('import.preview.lines-to-check', { count: doubtful })} />;
  if (found.confidence >= sure) return <Mark level="sure" share={found.confidence} words={words} />;
  return <Mark level="check" share={found.confidence} words={t('import.preview.to-check', { origin: words })} />;
}

function Mark({ level, share, words }: { level: 'sure' | 'check' | 'missing'; share: number; words: string }) {
  return (
    <span className={classes.mark} data-level={level}>
      <span className={classes.bar} aria-hidden="true">
        <i style={{ '--share': `${Math.round(share * 100)}%` }} />
      </span>
      {words}
    </span>
  );
}

function wordsOf(origin: ReadingOrigin): string {
  switch (origin) {
    case 'page':
      return t('import.origin.page');
    case 'plugin':
      return t('import.origin.plugin');
    case 'meta':
      return t('import.origin.meta');
    case 'photo':
      return t('import.origin.photo');
    case 'text':
      return t('import.origin.text');
    default:
      return t('import.origin.data');
  }
}
