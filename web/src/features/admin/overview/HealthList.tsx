import type { HealthPage, HealthResult } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { Link, type LinkOptions } from '@tanstack/react-router';
import { IconButton } from '../../../components/IconButton.tsx';
import { StateSign } from '../../../components/StateSign.tsx';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { type MessageKey, t } from '../../../lib/messages/index.ts';
import { mendingPages } from './mending-pages.ts';
import classes from './Overview.module.css';

export const needsSomebody = ({ status, remedy }: HealthResult): boolean => remedy !== null && status !== 'ok';

/** What needs somebody, with what it means and what to do. */
export const Problems = ({ checks }: { checks: HealthResult[] }) =>
  checks.filter(needsSomebody).map((check) => <Problem key={check.id} {...check} />);

/** The rest, in a line each. */
export const HealthList = ({ checks }: { checks: HealthResult[] }) => (
  <ul className={classes.checks}>
    {checks
      .filter((check) => !needsSomebody(check))
      .map(({ id, name, status, sentence }) => (
        <li key={id}>
          <StateSign status={status} />
          <div>
            <b>{name}</b>
            <small>{sentence}</small>
          </div>
        </li>
      ))}
  </ul>
);

function Problem({ name, status, sentence, remedy, setting, page }: HealthResult) {
  return (
    <article className={classes.problem}>
      <StateSign status={status} />
      <div>
        <h2>{name}</h2>
        <p>{sentence}</p>
        <p className={classes.remedy}>{remedy}</p>
        {setting && (
          <div className={classes.setting}>
            <code>{setting}</code>
            <IconButton icon={IconCopy} label={t('copy.copy')} onClick={() => void copyText(setting)} />
          </div>
        )}
        {page && <MendingLink page={page} />}
      </div>
    </article>
  );
}

function MendingLink({ page }: { page: HealthPage }) {
  const place: { title: MessageKey; link: LinkOptions } | undefined = mendingPages[page];
  if (!place) return null;
  return (
    <Button
      variant="default"
      className={classes.mend ?? ''}
      renderRoot={(props) => <Link {...place.link} {...props} />}
    >
      {t(place.title)}
    </Button>
  );
}
