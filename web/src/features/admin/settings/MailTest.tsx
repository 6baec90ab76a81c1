import { contract, mailSteps, type MailTest as Outcome } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { useMe } from '../../../lib/session/index.ts';
import { type Step, Steps } from '../frame/Steps.tsx';

/** Sends a mail to whoever looks, and tells how far it came. */
export function MailTest() {
  const me = useMe();
  const test = useChange(contract.adminMail.test);
  if (!me) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMail size={18} />}
        loading={test.isPending}
        onClick={() => test.mutate({ body: { email: me.email } })}
      >
        {t('mail.send-test')}
      </Button>
      <div aria-live="polite">{test.data && <Steps steps={stepsOf(test.data, me.email)} />}</div>
    </>
  );
}

const stepsOf = ({ failedAt, error }: Outcome, email: string): Step[] => {
  const failed = failedAt ? mailSteps.indexOf(failedAt) : mailSteps.length;
  return mailSteps.map((step, index) => {
    const state = index < failed ? 'ok' : index === failed ? 'failed' : 'off';
    // A name with a hyphen can't be chosen by in a message.
    const name = step === 'log-in' ? 'login' : step;
    return {
      key: step,
      status: state,
      title: t('mail.step', { step: name, state, email }),
      hint: index === failed && error,
    };
  });
};
