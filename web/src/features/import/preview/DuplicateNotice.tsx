import type { ImportPreview } from '@larder/contract';
import { IconCopy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Chip } from '../../../components/Chip.tsx';
import { t, tRich } from '../../../lib/messages/index.ts';
import classes from './DuplicateNotice.module.css';

interface DuplicateNoticeProps {
  duplicates: ImportPreview['duplicates'];
  groupSlug: string;
  /** The recipe that is to be updated; none keeps both. */
  into: string | null;
  onInto: (slug: string | null) => void;
}

/** The household has the recipe already: open it, keep both, or update it. */
export function DuplicateNotice({ duplicates, groupSlug, into, onInto }: DuplicateNoticeProps) {
  return duplicates.map(({ id, slug, name, reason }) => (
    <div key={id} role="note" className={classes.notice}>
      <IconCopy size={22} stroke={1.5} aria-hidden="true" />
      <p>
        {tRich(reason === 'same-page' ? 'import.preview.have-page' : 'import.preview.have-alike', {
          name,
          b: (inner) => <b>{inner}</b>,
        })}{' '}
        {into === slug ? t('import.preview.will-update') : t('import.preview.keeps-both')}
      </p>
      <span className={classes.ways}>
        <Link
          to="/g/$groupSlug/r/$recipeSlug"
          params={{ groupSlug, recipeSlug: slug }}
          target="_blank"
          className={classes.open ?? ''}
        >
          {t('import.preview.open-it')}
        </Link>
        <Chip selected={into !== slug} onClick={() => onInto(null)}>
          {t('import.preview.import-anyway')}
        </Chip>
        <Chip selected={into === slug} onClick={() => onInto(slug)}>
          {t('import.preview.update-it')}
        </Chip>
      </span>
    </div>
  ));
}
