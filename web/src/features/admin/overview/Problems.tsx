import { contract, type HealthResult } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconArchive, IconCopy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { IconButton } from '../../../components/IconButton.tsx';
import { StateSign } from '../../../components/StateSign.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { t } from '../../../lib/messages/index.ts';
import { needsSomebody } from '../health/health.tsx';
import { mendingPlace } from './mending-pages.ts';
import classes from './Overview.module.css';
import { ProxySnippets } from './ProxySnippets.tsx';

/** What needs somebody, the gravest first, with what it means and what to do. */
export const Problems = ({ checks }: { checks: HealthResult[] }) =>
  checks
    .filter(needsSomebody)
    .toSorted((one, other) => Number(other.status === 'failed') - Number(one.status === 'failed'))
    .map((check) => <Problem key={check.id} check={check} />);

function Problem({ check }: { check: HealthResult }) {
  const { id, name, status, sentence, remedy, setting } = check;
  const Mend = mendedHere[id];
  const place = mendingPlace(check);
  return (
    <article className={classes.problem}>
      <StateSign status={status} />
      <div>
        <h2>{t('admin.problem', { id: id.replaceAll('-', '_'), name })}</h2>
        <p>{sentence}</p>
        <p className={classes.remedy}>{remedy}</p>
        {setting && (
          <div className={classes.setting}>
            <code>{setting}</code>
            <IconButton icon={IconCopy} label={t('copy.copy')} onClick={() => void copyText(setting)} />
          </div>
        )}
        {needsProxy(check) && <ProxySnippets />}
        <div className={classes.mend}>
          {Mend && <Mend />}
          {place && (
            <Button variant={Mend ? 'subtle' : 'default'} renderRoot={(props) => <Link {...place.link} {...props} />}>
              {place.title}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}

/** What a reverse proxy would have to say: it hides something, or there is none that keeps passwords safe on the way. */
const needsProxy = ({ id, setting }: HealthResult): boolean => (id === 'proxy' || id === 'address') && setting === null;

function BackUpNow() {
  const start = useChange(contract.backups.start, { saysDone: true });
  return (
    <Button leftSection={<IconArchive size={18} />} loading={start.isPending} onClick={() => start.mutate({})}>
      {t('backup.start')}
    </Button>
  );
}

/** What is begun where the problem stands. */
const mendedHere: Record<string, ComponentType> = { backup: BackUpNow };
