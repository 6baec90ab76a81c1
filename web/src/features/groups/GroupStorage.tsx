import { contract } from '@larder/contract';
import { SettingSection } from '../../components/Settings.tsx';
import { SkeletonRows } from '../../components/Skeleton.tsx';
import { useFetch } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { sizeInWords } from '../../lib/texts/size-in-words.ts';
import classes from './Household.module.css';

/** From here on it is worth a thought, in hundredths of the room. */
const nearlyFull = 90;

/** How much room the pictures and files of the household take, and of how much where that is set. */
export function GroupStorage() {
  const { data, error } = useFetch(contract.statistics.storage);
  if (error && !data) return null;
  return (
    <SettingSection id="storage" title={t('household.storage')} hint={t('household.storage-hint')}>
      {data ? (
        <Used used={data.usedStorageBytes} quota={data.hasQuota ? data.totalStorageBytes : null} />
      ) : (
        <SkeletonRows count={1} height={48} />
      )}
    </SettingSection>
  );
}

function Used({ used, quota }: { used: number; quota: number | null }) {
  if (quota === null) return <p className={classes.used}>{t('household.storage-used', { used: sizeInWords(used) })}</p>;
  const percent = Math.min(100, Math.round((used / quota) * 100));
  const state = used >= quota ? 'full' : percent >= nearlyFull ? 'nearly' : 'fine';
  const sizes = { used: sizeInWords(used), total: sizeInWords(quota), left: sizeInWords(Math.max(0, quota - used)) };
  return (
    <div className={classes.storage} data-state={state}>
      <p className={classes.used}>{t('household.storage-used-of', sizes)}</p>
      <div className={classes.meter} aria-hidden="true">
        <i style={{ inlineSize: `${percent}%` }} />
      </div>
      <p className={classes.left}>{t('household.storage-left', { state, ...sizes })}</p>
    </div>
  );
}
