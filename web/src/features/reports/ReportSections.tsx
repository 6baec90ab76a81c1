import type { Report } from '@larder/contract';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Chip, ChipRow } from '../../components/Chip.tsx';
import { t } from '../../lib/messages/index.ts';
import { RecipePhoto } from '../recipe-pictures/index.ts';
import { FailedRow, OpenRow, SavedRow, TriedAgainRow } from './ReportRow.tsx';
import classes from './Reports.module.css';
import { EntryActions, RetryButton } from './report-actions.tsx';
import { newRecipes, type ReportParts } from './report-parts.ts';

interface SectionsProps {
  report: Report;
  parts: ReportParts;
  groupSlug: string;
}

type Filter = 'all' | 'failed' | 'saved' | 'waiting';

/** What did not work stands first: it is what somebody can do something about. */
export function ReportSections({ report, parts, groupSlug }: SectionsProps) {
  const [chosen, choose] = useState<Filter>('all');
  const { failed, triedAgain, running, saved, waiting, leftOut } = parts;
  const goesOn = report.status === 'in-progress';
  const counts: Record<Filter, number> = {
    all: report.entries.length + report.remaining.length,
    failed: failed.length + triedAgain.length,
    saved: saved.length,
    waiting: waiting.length + running.length,
  };
  const filters = (['all', 'failed', 'saved', 'waiting'] as const).filter((filter) => counts[filter] > 0);
  const filter = filters.includes(chosen) ? chosen : 'all';
  const shows = (one: Filter) => counts[one] > 0 && (filter === 'all' || filter === one);
  return (
    <>
      <div className={classes.filters}>
        {filters.length > 2 && (
          <ChipRow label={t('report.filters')}>
            {filters.map((one) => (
              <Chip key={one} selected={filter === one} count={counts[one]} onClick={() => choose(one)}>
                {t('report.filter', { filter: one, goesOn: String(goesOn) })}
              </Chip>
            ))}
          </ChipRow>
        )}
        {goesOn && <p className={classes.hint}>{t('report.leave-hint')}</p>}
      </div>
      {shows('failed') && (
        <Section
          title={t(goesOn ? 'report.failed-yet' : 'report.failed')}
          count={counts.failed}
          action={!goesOn && failed.length > 0 && <RetryButton id={report.id} />}
        >
          {triedAgain.map((job) => (
            <TriedAgainRow
              key={job.id}
              job={job}
              actions={<EntryActions reportId={report.id} id={job.id} url={job.title} code={job.problem} />}
            />
          ))}
          {failed.map((entry) => (
            <FailedRow
              key={entry.id}
              entry={entry}
              actions={
                <EntryActions
                  reportId={report.id}
                  id={entry.id}
                  url={entry.source}
                  code={entry.code}
                  groupSlug={groupSlug}
                />
              }
            />
          ))}
        </Section>
      )}
      {shows('waiting') && running.length > 0 && (
        <Section title={t('report.being-read')} count={running.length}>
          {running.map((job) => (
            <OpenRow key={job.id} job={job} />
          ))}
        </Section>
      )}
      {shows('saved') && <Saved report={report} parts={parts} groupSlug={groupSlug} isWhole={filter === 'saved'} />}
      {shows('waiting') && waiting.length > 0 && (
        <Section title={t('report.waiting')} count={waiting.length}>
          <First rows={waiting} most={filter === 'waiting' ? waiting.length : 3}>
            {(job) => <OpenRow key={job.id} job={job} />}
          </First>
        </Section>
      )}
      {filter === 'all' && leftOut.length > 0 && (
        <Section title={t('report.left-out')} count={leftOut.length}>
          <First rows={leftOut} most={3}>
            {(entry) => (
              <FailedRow
                key={entry.id}
                entry={entry}
                actions={
                  <EntryActions reportId={report.id} id={entry.id} url={entry.source} code="skipped" isLeftOut />
                }
              />
            )}
          </First>
        </Section>
      )}
    </>
  );
}

/** While it goes on as rows; afterwards what is new as pictures, and below it what was there already. */
function Saved({ report, parts, groupSlug, isWhole }: SectionsProps & { isWhole: boolean }) {
  const recipes = newRecipes(parts.saved);
  if (report.status === 'in-progress' || report.category !== 'bulk_import' || recipes.length === 0) {
    return (
      <Section title={t('report.saved-title')} count={parts.saved.length}>
        <First rows={parts.saved} most={isWhole ? parts.saved.length : 10}>
          {(entry) => <SavedRow key={entry.id} entry={entry} groupSlug={groupSlug} />}
        </First>
      </Section>
    );
  }
  const bare = parts.saved.filter(({ code }) => code === 'no-room');
  const unlike = parts.saved.filter(({ code }) => code === 'outdated-rule');
  const others = parts.saved.filter(({ code, recipe }) => code === 'known' || !recipe);
  return (
    <>
      <Section title={t('report.new-recipes')} count={recipes.length} isGrid>
        <First rows={recipes} most={8}>
          {(recipe) => (
            <li key={recipe.id}>
              <Link
                to="/g/$groupSlug/r/$recipeSlug"
                params={{ groupSlug, recipeSlug: recipe.slug }}
                className={classes.card}
              >
                <RecipePhoto recipe={recipe} ratio="4 / 3" />
                <span dir="auto">{recipe.name}</span>
              </Link>
            </li>
          )}
        </First>
      </Section>
      {unlike.length > 0 && (
        <Section title={t('report.outdated-rule-title')} count={unlike.length}>
          <First rows={unlike} most={10}>
            {(entry) => <SavedRow key={entry.id} entry={entry} groupSlug={groupSlug} />}
          </First>
        </Section>
      )}
      {bare.length > 0 && (
        <Section title={t('report.no-room-title')} count={bare.length}>
          <First rows={bare} most={10}>
            {(entry) => <SavedRow key={entry.id} entry={entry} groupSlug={groupSlug} />}
          </First>
        </Section>
      )}
      {others.length > 0 && (
        <Section title={t('report.known-title')} count={others.length}>
          <First rows={others} most={10}>
            {(entry) => <SavedRow key={entry.id} entry={entry} groupSlug={groupSlug} />}
          </First>
        </Section>
      )}
    </>
  );
}

interface SectionProps {
  title: string;
  count: number;
  action?: ReactNode;
  isGrid?: boolean;
  children: ReactNode;
}

function Section({ title, count, action, isGrid = false, children }: SectionProps) {
  return (
    <section>
      <div className={classes.title}>
        <h2>
          {title} <span className={classes.count}>{count}</span>
        </h2>
        {action}
      </div>
      <ul className={isGrid ? classes.grid : undefined}>{children}</ul>
    </section>
  );
}

/** The first of many rows, and the others for whoever asks for them. */
function First<Row>({ rows, most, children }: { rows: Row[]; most: number; children: (row: Row) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? rows : rows.slice(0, most);
  const more = rows.length - shown.length;
  return (
    <>
      {shown.map(children)}
      {more > 0 && (
        <li className={classes.more}>
          <button type="button" onClick={() => setIsOpen(true)}>
            {t('report.more', { count: more })}
          </button>
        </li>
      )}
    </>
  );
}
