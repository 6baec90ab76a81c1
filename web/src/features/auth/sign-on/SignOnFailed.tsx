import { type SignOnCheck, type SignOnFailure, signOnChecks, signOnReasons } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import spoken from '../../../components/spoken.module.css';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { formatMoment } from '../../../lib/dates/dates.ts';
import { t, tRich } from '../../../lib/messages/index.ts';
import { useTitle } from '../../../lib/screen/use-title.ts';
import { EntryPage } from '../EntryPage.tsx';
import classes from './SignOnFailed.module.css';
import { signOnAddress } from './sign-on-address.ts';

/** A log-in at the provider that came to nothing: which check failed, what to do, and what whoever runs the server wants to know. */
export function SignOnFailed({ failure }: { failure: SignOnFailure }) {
  const { reason, provider, reference, at } = failure;
  const failed = signOnReasons[reason];
  const values = valuesOf(failure);
  // The provider vouches for these; it is an account here that stands against them.
  const isOfOurs = reason === 'email-taken' || reason === 'email-unconfirmed';
  const title = isOfOurs ? t('sign-on.failed.email') : t(`sign-on.title.${failed}`, values);
  useTitle(title);
  const lead = t(`sign-on.lead.${reason}`, values);
  const owner = tRich(`sign-on.owner.${reason}`, { ...values, code: (text) => <code>{text}</code> });
  const copy = () => copyText(JSON.stringify(failure, null, 2));
  return (
    <EntryPage title={title} lead={lead} isLong>
      <ol className={classes.walk}>
        {signOnChecks.map((check) => (
          <Step key={check} check={check} failed={failed} values={values} />
        ))}
      </ol>
      <div className={classes.go}>
        <Button component="a" href={signOnAddress('/')}>
          {t('action.retry')}
        </Button>
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/login" search={{ direct: 1 }} replace {...props} />}
        >
          {t('sign-on.with-password')}
        </Button>
      </div>
      <div className={classes.fine}>
        <p>
          {t('sign-on.for-owner')} {owner}
        </p>
        {reference && (
          <p className={classes.reference}>
            <span>
              {formatMoment(at, { dateStyle: 'long', timeStyle: 'short' })} · <code dir="ltr">{reference}</code>
            </span>
            <Button variant="subtle" px={0} onClick={() => void copy()} aria-label={t('sign-on.copy', { provider })}>
              {t('sign-on.copy-details')}
            </Button>
          </p>
        )}
      </div>
    </EntryPage>
  );
}

interface StepProps {
  check: SignOnCheck;
  failed: SignOnCheck;
  values: ReturnType<typeof valuesOf>;
}

function Step({ check, failed, values }: StepProps) {
  const place = signOnChecks.indexOf(check) - signOnChecks.indexOf(failed);
  const state = place < 0 ? 'passed' : place === 0 ? 'failed' : 'later';
  const Sign = { passed: IconCheck, failed: IconX, later: IconMinus }[state];
  return (
    <li data-state={state} aria-current={state === 'failed' ? 'step' : undefined}>
      <span className={classes.sign} aria-hidden="true">
        <Sign />
      </span>
      <div>
        <b>
          {t(`sign-on.${state === 'failed' ? 'failed' : 'check'}.${check}`, values)}
          <span className={spoken.only}>, {t(`sign-on.state.${state}`)}</span>
        </b>
        {state === 'failed' && <small>{t(`sign-on.remedy.${check}`, values)}</small>}
      </div>
    </li>
  );
}

const valuesOf = ({ provider, email, group, claim, minutes, said }: SignOnFailure) => ({
  provider,
  email: email ?? '',
  group: group ?? '',
  claim: claim ?? '',
  minutes: Math.abs(minutes ?? 0),
  direction: (minutes ?? 0) > 0 ? 'ahead' : 'behind',
  said: said ?? '',
});
