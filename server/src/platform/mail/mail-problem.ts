import type { MailStep } from '@larder/contract';

/** What stands between the server and a mail that arrives; the words are `mail.problem.<code>` in messages. */
export type MailProblem =
  | 'not-set-up'
  | 'unreachable'
  | 'no-tls'
  | 'bad-certificate'
  | 'wrong-login'
  | 'address-refused'
  | 'refused';

const failedAt: Record<MailProblem, MailStep> = {
  'not-set-up': 'settings',
  unreachable: 'reach',
  'no-tls': 'encrypt',
  'bad-certificate': 'encrypt',
  'wrong-login': 'log-in',
  'address-refused': 'send',
  refused: 'send',
};

export class MailError extends Error {
  override readonly name = 'MailError';

  constructor(
    readonly problem: MailProblem,
    /** What the mail server answered, where it answered. */
    readonly answer: string | null = null,
    options?: ErrorOptions,
    readonly step: MailStep = failedAt[problem],
  ) {
    super(`mail: ${problem}${answer ? ` (${answer})` : ''}`, options);
  }

  /** Whether the same mail may arrive later: an address that nobody has will not be there in an hour. */
  get mayPass(): boolean {
    return this.problem !== 'address-refused';
  }
}

interface Failure {
  code?: unknown;
  command?: unknown;
  response?: unknown;
  responseCode?: unknown;
  message?: unknown;
}

const networkCodes = ['ECONNECTION', 'ECONNREFUSED', 'EDNS', 'ENOTFOUND', 'ETIMEDOUT', 'ECONNRESET', 'ESOCKET'];

const permanent = (code: unknown): boolean => typeof code === 'number' && code >= 550 && code < 560;

const problemOf = ({ code, command, responseCode, message }: Failure): MailProblem => {
  const named = `${String(code)} ${String(message)}`;
  if (code === 'EAUTH') return 'wrong-login';
  // The mail library puts a code of its own in place of that of the connection, and keeps its message.
  if (/certificate/i.test(named)) return 'bad-certificate';
  if (command === 'STARTTLS' || code === 'ETLS' || /wrong version number|STARTTLS/i.test(named)) return 'no-tls';
  if (networkCodes.includes(String(code)) && responseCode === undefined) return 'unreachable';
  return command === 'RCPT TO' && permanent(responseCode) ? 'address-refused' : 'refused';
};

/** A server may turn somebody away before it has heard who they are. */
const refusedAt = ({ command }: Failure): MailStep => {
  const said = String(command);
  if (/^(CONN|EHLO|HELO|LHLO)/.test(said)) return 'reach';
  return said.startsWith('AUTH') ? 'log-in' : 'send';
};

/** What a failure of the mail library means to people. */
export const mailErrorOf = (error: unknown): MailError => {
  if (error instanceof MailError) return error;
  const failure: Failure = typeof error === 'object' && error !== null ? error : {};
  const answer = typeof failure.response === 'string' ? failure.response.slice(0, 200) : null;
  const problem = problemOf(failure);
  return new MailError(problem, answer, { cause: error }, problem === 'refused' ? refusedAt(failure) : undefined);
};
