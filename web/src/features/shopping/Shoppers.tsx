import type { Shopper } from '@larder/contract';
import { Avatar } from '../../components/Avatar.tsx';
import { formatList } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { avatarOf } from '../../lib/session/index.ts';
import classes from './Lists.module.css';

/** Who else is looking at the list right now. */
export function Shoppers({ shoppers }: { shoppers: Shopper[] }) {
  return (
    <p className={classes.shoppers} role="status">
      {shoppers.length > 0 && (
        <>
          {shoppers.map(({ userId, name, cacheKey }) => (
            <Avatar key={userId} name={name} src={avatarOf({ id: userId, cacheKey })} size={28} />
          ))}
          <span dir="auto">{t('shopping.here-too', { names: formatList(shoppers.map(({ name }) => name)) })}</span>
        </>
      )}
    </p>
  );
}
