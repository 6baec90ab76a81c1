import type { CSSProperties } from 'react';
import { t } from '../lib/messages/index.ts';
import classes from './Skeleton.module.css';

/** A line or block in the place of text that is under way. It has the size that the text will have. */
export function Skeleton({
  width = '100%',
  height = 14,
  radius = 6,
  style,
}: {
  width?: number | string;
  height?: number | string;
  radius?: number;
  style?: CSSProperties;
}) {
  return (
    <span
      className={classes.block}
      style={{ inlineSize: width, blockSize: height, borderRadius: radius, ...style }}
      aria-hidden="true"
    />
  );
}

/** In the place of a card: its picture, its name and its line of facts. */
export function SkeletonCard() {
  return (
    <div className={classes.card} aria-hidden="true">
      <span className={classes.picture} />
      <Skeleton width="78%" style={{ marginBlockStart: 13 }} />
      <Skeleton width="46%" style={{ marginBlockStart: 9 }} />
    </div>
  );
}

/** In the place of rows of a list. */
export function SkeletonRows({ count, height = 56 }: { count: number; height?: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <div key={row} className={classes.row} style={{ blockSize: height }}>
          <Skeleton width={`${58 - ((row * 17) % 30)}%`} />
        </div>
      ))}
    </div>
  );
}

/** A page whose own skeleton is not known yet: only when its code takes long to come. */
export function SkeletonPage() {
  return (
    <div className={classes.page} role="status" aria-label={t('layout.loading')}>
      <Skeleton width="min(14rem, 60%)" height={32} radius={8} />
      <Skeleton width="min(35rem, 100%)" />
      <Skeleton width="min(30rem, 90%)" />
      <Skeleton width="min(32rem, 96%)" />
    </div>
  );
}
