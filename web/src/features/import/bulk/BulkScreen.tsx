import { Link } from '@tanstack/react-router';
import { t } from '../../../lib/messages/index.ts';
import { ReportList, useReports } from '../../reports/index.ts';
import classes from './Bulk.module.css';
import { BulkForm } from './BulkForm.tsx';

/** Many links at once, imported in the background. */
export function BulkScreen() {
  return (
    <>
      <BulkForm />
      <EarlierImports />
    </>
  );
}

const mostShown = 5;

function EarlierImports() {
  const { data: reports } = useReports('bulk_import');
  if (!reports || reports.length === 0) return null;
  return (
    <section className={classes.earlier}>
      <header>
        <h2>{t('create.bulk-earlier')}</h2>
        <Link to="/group/reports">{t('create.bulk-all-reports')}</Link>
      </header>
      <ReportList reports={reports.slice(0, mostShown)} />
    </section>
  );
}
