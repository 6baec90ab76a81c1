import { contract, type Report } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconPlayerStop, IconTags } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { PageHeading } from '../../components/Page.tsx';
import { useChange } from '../../lib/api/index.ts';
import { formatMoment } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { ReportBar } from './ReportBar.tsx';
import { ReportStatus } from './ReportList.tsx';
import classes from './Reports.module.css';
import { RemoveButton } from './report-actions.tsx';
import { minutesToGo, newRecipes, type ReportParts } from './report-parts.ts';

const AskedDialog = lazy(async () => ({ default: (await import('../recipes/index.ts')).AskedDialog }));

interface HeadProps {
  report: Report;
  parts: ReportParts;
}

/** While it goes on: how far it is, and the way to stop it. */
export function GoingOnHead({ report, parts }: HeadProps) {
  const { id, name, timestamp, counts } = report;
  const cancel = useChange(contract.reports.cancel);
  const done = counts.succeeded + counts.failed;
  return (
    <>
      <PageHeading
        title={name}
        aside={t('report.since', { time: formatMoment(timestamp, { timeStyle: 'short' }) })}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconPlayerStop size={18} />}
              loading={cancel.isPending}
              onClick={() => cancel.mutate({ params: { itemId: id } })}
            >
              {t('report.cancel')}
            </Button>
            <RemoveButton id={id} goesOn />
          </>
        }
      />
      <p className={classes.far} aria-live="polite">
        <b>{done}</b> {t('report.of-done', { all: done + counts.remaining, minutes: minutesToGo(report, parts) ?? 0 })}
      </p>
      <ReportBar report={report} parts={parts} />
    </>
  );
}

/** Afterwards: what came of it, and what is done with all that is new. */
export function DoneHead({ report, parts }: HeadProps) {
  const { id, name, timestamp, counts, status, entries, category } = report;
  const [asked, setAsked] = useState<'organize' | 'delete'>();
  const recipes = category === 'bulk_import' ? newRecipes(parts.saved) : [];
  const known = parts.saved.filter(({ code }) => code === 'known').length;
  const end = entries.reduce((last, entry) => (entry.timestamp > last ? entry.timestamp : last), timestamp);
  const close = () => setAsked(undefined);
  return (
    <>
      <PageHeading
        title={recipes.length > 0 ? t('report.recipes-in', { count: recipes.length }) : name}
        actions={<RemoveButton id={id} goesOn={false} />}
      />
      <p className={classes.summary}>
        {recipes.length === 0 && <ReportStatus status={status} />}
        <span>
          {category === 'bulk_import'
            ? t('report.outcome', {
                all: counts.succeeded + counts.failed,
                day: formatMoment(timestamp, { dateStyle: 'long' }),
                from: formatMoment(timestamp, { timeStyle: 'short' }),
                to: formatMoment(end, { timeStyle: 'short' }),
                known,
                failed: parts.failed.length,
              })
            : `${formatMoment(timestamp)} · ${t('report.counts', counts)}`}
        </span>
      </p>
      <ReportBar report={report} parts={parts} />
      {recipes.length > 0 && (
        <div className={classes.withAll}>
          <Button leftSection={<IconTags size={18} />} onClick={() => setAsked('organize')}>
            {t('report.tag-all', { count: recipes.length })}
          </Button>
          <Button variant="default" onClick={() => setAsked('delete')}>
            {t('report.undo-import')}
          </Button>
        </div>
      )}
      {asked && (
        <Suspense>
          <AskedDialog asked={{ what: asked, slugs: recipes.map(({ slug }) => slug) }} onClose={close} onDone={close} />
        </Suspense>
      )}
    </>
  );
}
