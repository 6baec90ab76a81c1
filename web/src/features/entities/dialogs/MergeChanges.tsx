import type { MergePreview } from '@larder/contract';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { formatList } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { useMe } from '../../../lib/session/index.ts';
import type { Merging } from '../data-kind.ts';
import classes from './dialogs.module.css';

/** What merging one entity into another changes: where it is used, and under which names it is known from then on. */
export function MergeChanges({ merging, from, to }: { merging: Merging; from: string; to: string }) {
  const { data, error } = merging.usePreview(from, to);
  if (error)
    return (
      <p role="alert" className={classes.notice}>
        {error.message}
      </p>
    );
  if (!data) return <SkeletonRows count={2} height={36} />;
  return (
    <section className={classes.change}>
      <h3>
        <s>{data.from.name}</s>
        <IconArrowRight className="flip" size={18} aria-label={t('data.becomes')} />
        <span>{data.to.name}</span>
      </h3>
      <ul>
        {data.dependents.length === 0 && <li>{t('data.merge-no-references')}</li>}
        {data.dependents.map((dependent) => (
          <li key={dependent.kind}>
            {t('data.merge-dependents', { kind: dependent.kind, count: dependent.owners })}{' '}
            <FirstReferences of={dependent} />
          </li>
        ))}
        {data.left.length > 0 && (
          <li>
            {t('data.merge-left', { names: formatList(data.left.map(({ name }) => name)), count: data.left.length })}
          </li>
        )}
        {data.aliases.length > 0 && <li>{t('data.merge-aliases', { names: formatList(data.aliases) })}</li>}
      </ul>
    </section>
  );
}

/** The first by name, each recipe as a link that opens beside the dialog. */
function FirstReferences({ of: { kind, owners, first } }: { of: MergePreview['dependents'][number] }) {
  const groupSlug = useMe()?.groupSlug ?? '';
  return (
    <>
      {first.map(({ id, name, slug }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          {kind === 'recipe' && slug ? (
            <Link to="/g/$groupSlug/r/$recipeSlug" params={{ groupSlug, recipeSlug: slug }} target="_blank">
              {name}
            </Link>
          ) : (
            name
          )}
        </span>
      ))}
      {owners > first.length && ' …'}
    </>
  );
}
