import type { AdminUser } from '@larder/contract';
import { formatNearMoment, formatNumber } from '../../../lib/dates/dates.ts';
import { locale, t } from '../../../lib/messages/index.ts';
import classes from './User.module.css';
import { waysIn } from './ways-in.ts';

/** What is known of an account, beside what can be changed. */
export function AboutUser({ user }: { user: AdminUser }) {
  const facts = [
    [t('admin.last-seen'), user.seenAt ? formatNearMoment(user.seenAt) : t('admin.not-seen')],
    [t('admin.own-recipes'), formatNumber(user.recipeCount)],
    [t('admin.logs-in-with'), waysIn(user)],
    [t('admin.reads'), user.locale && new Intl.DisplayNames([locale()], { type: 'language' }).of(user.locale)],
  ].filter(([, fact]) => fact);
  return (
    <section aria-labelledby="about-person">
      <h2 id="about-person">{t('admin.about-person')}</h2>
      <dl className={classes.facts}>
        {facts.map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
