import { bulkImportTries, type ReportEntry } from '@larder/contract';
import {
  type Icon,
  IconAlertCircle,
  IconCheck,
  IconClock,
  IconCopy,
  IconFileUnknown,
  IconLink,
  IconLock,
  IconPlugConnectedX,
  IconRefresh,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatMoment } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { RecipePhoto } from '../recipe-pictures/index.ts';
import classes from './Reports.module.css';
import type { Remaining } from './report-parts.ts';
import { why } from './why.ts';

interface RowProps {
  picture: ReactNode;
  title: ReactNode;
  tone: 'good' | 'again' | 'known' | 'bad' | 'quiet';
  words: string;
  actions?: ReactNode;
}

const signs: Record<RowProps['tone'], Icon> = {
  good: IconCheck,
  again: IconRefresh,
  known: IconCopy,
  bad: IconAlertCircle,
  quiet: IconClock,
};

/** One thing that a report tells of: what it was about, what became of it, and what can be done. */
function Row({ picture, title, tone, words, actions }: RowProps) {
  const Sign = signs[tone];
  return (
    <li className={classes.row}>
      {picture}
      <div className={classes.about}>
        <b>{title}</b>
        <p data-tone={tone}>
          <Sign aria-hidden="true" /> {words}
        </p>
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </li>
  );
}

function Sign({ icon: Sign }: { icon: Icon }) {
  return (
    <span className={classes.sign} aria-hidden="true">
      <Sign size={22} stroke={1.5} />
    </span>
  );
}

/** The address of a page as people say it. */
function Source({ source }: { source: string }) {
  if (!/^https?:\/\//i.test(source)) return source;
  return (
    <a href={source} target="_blank" rel="noopener noreferrer" dir="ltr">
      {source.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
    </a>
  );
}

/** Tried and tried again later, with how often and when. */
export function TriedAgainRow({ job, actions }: { job: Remaining; actions: ReactNode }) {
  const isSoon = Date.parse(job.dueAt) - Date.now() < 120_000;
  const words = t('report.tries-again', {
    why: why(job.problem, t('report.why-unknown')),
    time: formatMoment(job.dueAt, { timeStyle: isSoon ? 'medium' : 'short' }),
    attempt: job.attempts + 1,
    most: Math.max(bulkImportTries, job.attempts + 1),
  });
  return (
    <Row
      picture={<Sign icon={IconPlugConnectedX} />}
      title={<Source source={job.title} />}
      tone="again"
      words={words}
      actions={actions}
    />
  );
}

export function OpenRow({ job: { title, isRunning } }: { job: Remaining }) {
  return (
    <Row
      picture={<Sign icon={IconLink} />}
      title={<Source source={title} />}
      tone={isRunning ? 'again' : 'quiet'}
      words={t(isRunning ? 'report.running' : 'report.waiting')}
    />
  );
}

const signOf = (code: string | null): Icon => {
  if (code === 'import.refused' || code === 'import.robot-check' || code === 'robots') return IconLock;
  return code === 'import.no-recipe' || code === 'import.not-found' ? IconFileUnknown : IconPlugConnectedX;
};

export function FailedRow({ entry, actions }: { entry: ReportEntry; actions: ReactNode }) {
  const { message, exception, source, code } = entry;
  return (
    <Row
      picture={<Sign icon={signOf(code)} />}
      title={source ? <Source source={source} /> : message}
      tone={code === 'skipped' || code === 'cancelled' ? 'quiet' : 'bad'}
      words={code === 'skipped' || code === 'cancelled' ? t('report.skipped') : why(code, exception || message)}
      actions={actions}
    />
  );
}

const saved = (code: string | null): Pick<RowProps, 'tone' | 'words'> => {
  if (code === 'known') return { tone: 'known', words: t('report.known') };
  if (code === 'no-room') return { tone: 'bad', words: t('import.no-room') };
  if (code === 'outdated-rule') return { tone: 'bad', words: t('import.outdated-rule') };
  return { tone: 'good', words: t('report.saved') };
};

export function SavedRow({ entry, groupSlug }: { entry: ReportEntry; groupSlug: string }) {
  const { message, recipe, code, source } = entry;
  if (!recipe) {
    return (
      <Row
        picture={<Sign icon={IconLink} />}
        title={source ? <Source source={source} /> : message}
        tone={code === 'repeated' ? 'known' : 'good'}
        words={message}
      />
    );
  }
  return (
    <Row
      picture={<RecipePhoto recipe={recipe} className={classes.picture} />}
      title={
        <Link to="/g/$groupSlug/r/$recipeSlug" params={{ groupSlug, recipeSlug: recipe.slug }} dir="auto">
          {recipe.name}
        </Link>
      }
      {...saved(code)}
    />
  );
}
