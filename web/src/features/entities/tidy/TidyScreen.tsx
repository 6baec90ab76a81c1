import { BackLink } from '../../../components/BackLink.tsx';
import { PageHeading } from '../../../components/Page.tsx';
import { t } from '../../../lib/messages/index.ts';
import { useTitle } from '../../../lib/screen/use-title.ts';
import type { AnyKind, KindName } from '../data-kind.ts';
import { Duplicates } from './Duplicates.tsx';
import { RecentMerges } from './RecentMerges.tsx';
import classes from './Tidy.module.css';
import { ToldApart } from './ToldApart.tsx';

/** What is probably the same, and what was merged lately. */
export function TidyScreen({ kind }: { kind: AnyKind }) {
  const title = t('data.tidy-title', { kind: kind.name });
  useTitle(title);
  return (
    <>
      <BackToTable kind={kind.name} />
      <PageHeading title={title} />
      <div className={classes.sections}>
        <Duplicates kind={kind} />
        <ToldApart kind={kind} />
        {kind.merging && <RecentMerges merging={kind.merging} />}
      </div>
    </>
  );
}

/** Above a page about the rows of a table. */
export function BackToTable({ kind }: { kind: KindName }) {
  return <BackLink to={`/group/data/${kind}`}>{t('data.title', { kind })}</BackLink>;
}
