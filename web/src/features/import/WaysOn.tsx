import { Link } from '@tanstack/react-router';
import type { ApiError } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import classes from './CreatePage.module.css';

/** What went wrong, and what can be done instead: an import never ends at an error. */
export function WaysOn({ error, groupSlug, address }: { error: ApiError; groupSlug: string; address?: string }) {
  return (
    <div role="alert" className={classes.failure}>
      <b>{error.message}</b>
      <span>{t('create.ways-on')}</span>
      <ul>
        {address && (
          <li>
            <a href={address} target="_blank" rel="noopener noreferrer">
              {t('create.open-page')}
            </a>
          </li>
        )}
        <li>
          <Link to="/g/$groupSlug/r/create/paste" params={{ groupSlug }} search={address ? { address } : {}}>
            {t('create.paste-instead')}
          </Link>
        </li>
        <li>
          <Link to="/g/$groupSlug/r/create/new" params={{ groupSlug }}>
            {t('create.write-instead')}
          </Link>
        </li>
      </ul>
    </div>
  );
}
