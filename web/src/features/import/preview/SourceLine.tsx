import type { ImportPreview, PreviewField } from '@larder/contract';
import { IconCamera, IconFileText, IconLink } from '@tabler/icons-react';
import { siteOf } from '../../../lib/browser/site-of.ts';
import { t, tRich } from '../../../lib/messages/index.ts';
import classes from './PreviewForm.module.css';

/** The fields that it counts. */
const mainFields: PreviewField[] = ['image', 'name', 'times', 'yield', 'ingredients', 'instructions', 'nutrition'];

const goToNotPlaced = () => document.getElementById('not-placed')?.focus();

interface SourceLineProps {
  preview: ImportPreview;
  /** How many lines stand in no field yet. */
  unplaced: number;
}

/** Where a recipe was read, and how much of it was found. */
export function SourceLine({ preview, unplaced }: SourceLineProps) {
  const { kind, url, found: fieldsFound } = preview;
  const found = mainFields.filter((field) => fieldsFound.some((one) => one.field === field)).length;
  const of = mainFields.length;
  if (kind === 'scan') {
    return (
      <p className={classes.source}>
        <IconCamera size={20} stroke={1.5} aria-hidden="true" />
        <span>
          {t('import.preview.from-photo')} <NotPlacedLink count={unplaced} />
        </span>
      </p>
    );
  }
  const Icon = kind === 'page' ? IconLink : IconFileText;
  const site = siteOf(url);
  return (
    <p className={classes.source}>
      <Icon size={20} stroke={1.5} aria-hidden="true" />
      <span>
        {site
          ? tRich('import.preview.from-site', {
              site,
              found,
              of,
              link: (inner) => (
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {inner}
                </a>
              ),
            })
          : t('import.preview.from-text', { found, of })}{' '}
        {preview.isRuleOutdated && <b>{t('import.outdated-rule')}</b>} <NotPlacedLink count={unplaced} />
      </span>
    </p>
  );
}

function NotPlacedLink({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <button type="button" onClick={goToNotPlaced}>
      {t('import.unplaced.see', { count })}
    </button>
  );
}
