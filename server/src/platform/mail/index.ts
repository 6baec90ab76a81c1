export type { Letter, NewLetter } from './letter.ts';
export { addLetters, addServerLetters, mailJobs, sendInJob } from './mail.jobs.ts';
export { MailError, type MailProblem } from './mail-problem.ts';
export { createMailer, type Mailer } from './mailer.ts';
