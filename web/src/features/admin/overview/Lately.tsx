import { contract } from '@larder/contract';
import { useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { ByDay } from './ByDay.tsx';
import { whatHappened } from './what-happened.ts';

/** What people of all groups did in the last days, and which backups were proven. */
export function Lately() {
  const { data: people } = useFetch(contract.adminActivity.lately);
  const { data: kept } = useFetch(contract.backups.overview);
  const happened = whatHappened(people?.items ?? [], kept?.backups ?? [], Date.now());
  if (happened.length === 0) return null;
  return (
    <ByDay
      id="lately"
      title={t('admin.lately')}
      items={happened.map(({ id, at, sentence, times, address }) => ({
        id,
        at,
        words: (
          <>
            <b dir="auto">{sentence}</b>
            {times > 1 && <small>{t('admin.lately-times', { count: times })}</small>}
            {address && <small>{t('admin.lately-from', { address })}</small>}
          </>
        ),
      }))}
    />
  );
}
