import { contract, type ReplyOf, type SignOnFailure } from '@larder/contract';
import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { ApiError, request } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { startSession } from '../../../lib/session/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { EntryPage } from '../EntryPage.tsx';
import { safeRedirect } from '../entry-address.ts';
import classes from '../form.module.css';
import { SignOnFailed } from './SignOnFailed.tsx';

/** What the provider added to the address. */
export interface SignOnAnswer {
  code?: string;
  state?: string;
  iss?: string;
  error?: string;
  error_description?: string;
}

type Reply = ReplyOf<typeof contract.signOn.finish>;

/** By state: an answer is good once, however often a screen is drawn. */
const asked = new Map<string, Promise<Reply>>();

const finish = (query: SignOnAnswer): Promise<Reply> => {
  const key = query.state ?? '';
  const reply = asked.get(key) ?? request(contract.signOn.finish, { query });
  asked.set(key, reply);
  return reply;
};

const profile = '/user/profile';

/** Somebody comes back from the provider: they are logged in, or told which check failed. It leads nowhere by itself after a failure. */
export function SignOnReturn({ answer }: { answer: SignOnAnswer }) {
  const navigate = useNavigate();
  const [error, setError] = useState<ApiError>();
  const { state } = answer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is another answer, and nothing else of it changes.
  useEffect(() => {
    const goOn = async (reply: Reply) => {
      await startSession(reply.access_token);
      if (reply.redirect === profile) toast.success(t('identities.connected'));
      await navigate({ href: safeRedirect(reply.redirect), replace: true });
    };
    finish(answer)
      .then(goOn)
      .catch((error: unknown) => setError(error instanceof ApiError ? error : undefined));
  }, [state]);

  if (!error) {
    return (
      <EntryPage title={t('sign-on.coming-in')}>
        <div className={classes.fields}>
          <SkeletonRows count={3} height={48} />
        </div>
      </EntryPage>
    );
  }
  const failure = failureIn(error);
  if (failure) return <SignOnFailed failure={failure} />;
  return (
    <EntryPage title={t('sign-on.title.provider', { provider: t('app.name') })} lead={error.message}>
      <div className={classes.actions}>
        <Button renderRoot={(props) => <Link to="/login" search={{ direct: 1 }} {...props} />}>
          {t('action.back')}
        </Button>
      </div>
    </EntryPage>
  );
}

const failureIn = ({ code, detail }: ApiError): SignOnFailure | undefined =>
  // The server writes it by the same contract.
  code === 'auth.sign-on-failed' ? (detail.signOn as SignOnFailure) : undefined;
