import { Skeleton } from '../../components/Skeleton.tsx';
import { t } from '../../lib/messages/index.ts';
import classes from './Reading.module.css';

/** In the place of a preview that is under way, in its size. */
export function Reading({ name, share }: { name: string; share?: number | undefined }) {
  return (
    <div>
      <p role="status" className={classes.told}>
        {t('import.reading', { name })}
        {share !== undefined && share < 1 && <progress max={1} value={share} aria-label={name} />}
      </p>
      <div className={classes.field}>
        <Skeleton width={110} />
        <Skeleton width="min(16rem, 100%)" height={195} radius={12} />
      </div>
      {['62%', '90%', '40%', '55%', '75%'].map((width) => (
        <div key={width} className={classes.field}>
          <Skeleton width={96} />
          <Skeleton width={width} height={18} />
        </div>
      ))}
    </div>
  );
}
