import { contract } from '@larder/contract';
import { useFetch } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import classes from './DemoBanner.module.css';

/** Says on every page of a demonstration that this is one. */
export function DemoBanner() {
  const { data: about } = useFetch(contract.about.get);
  if (!about?.demoStatus) return null;
  return <aside className={classes.banner}>{t('layout.demo', { version: about.version })}</aside>;
}
