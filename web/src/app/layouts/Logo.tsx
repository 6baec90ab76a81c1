import { Link } from '@tanstack/react-router';
import { LogoMark } from '../../components/LogoMark.tsx';
import { t } from '../../lib/messages/index.ts';
import { useGroup } from '../../lib/session/index.ts';
import classes from './Logo.module.css';

/** Leads to the home of the group, or to the first page. */
export function Logo() {
  const { slug } = useGroup();
  const inside = (
    <>
      <LogoMark size={30} />
      {t('app.name')}
    </>
  );
  if (!slug) {
    return (
      <Link to="/" className={classes.logo}>
        {inside}
      </Link>
    );
  }
  return (
    <Link
      to="/g/$groupSlug"
      params={{ groupSlug: slug }}
      className={classes.logo}
      activeProps={{ 'aria-current': undefined }}
    >
      {inside}
    </Link>
  );
}
