import type { ConnectionStep } from '@larder/contract';
import { type MessageKey, t } from '../../../lib/messages/index.ts';
import { Steps } from '../frame/Steps.tsx';

const signs = { passed: 'ok', noted: 'warning', failed: 'failed', skipped: 'off' } as const;

/** What each step says; a server that is newer may know further ones. */
const sentences: Partial<Record<string, MessageKey>> = {
  document: 'admin.sign-on.step.document',
  keys: 'admin.sign-on.step.keys',
  clock: 'admin.sign-on.step.clock',
  client: 'admin.sign-on.step.client',
  'return-address': 'admin.sign-on.step.return-address',
  groups: 'admin.sign-on.step.groups',
  connection: 'admin.sign-on.step.connection',
  bind: 'admin.sign-on.step.bind',
  base: 'admin.sign-on.step.base',
  person: 'admin.sign-on.step.person',
};

/** One step below the other, each with what was found and what was said about it. */
export function ConnectionSteps({ steps }: { steps: ConnectionStep[] }) {
  return (
    <Steps
      steps={steps.map(({ step, state, values, said }) => {
        const sentence = sentences[step];
        return {
          key: step,
          status: signs[state],
          title: sentence ? t(sentence, { ...empty, ...values, state }) : step,
          hint: said && <code dir="ltr">{said}</code>,
        };
      })}
    />
  );
}

/** A step that failed early knows none of its values. */
const empty = {
  issuer: '',
  count: 0,
  minutes: 0,
  direction: '',
  id: '',
  address: '',
  claim: '',
  encryption: '',
  name: '',
  base: '',
  email: '',
  displayName: '',
  missing: '',
  role: '',
};
