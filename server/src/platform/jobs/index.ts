export {
  addJobs,
  cancelJobs,
  countOpenJobs,
  hasOpenJobs,
  hurryJob,
  isOneAwaited,
  jobsSignal,
  listOpenJobs,
  type OpenJob,
  removeJobs,
  removeWaitingJobs,
  restartJobs,
} from './group-jobs.repository.ts';
export {
  complete,
  defineJob,
  type JobDefinition,
  type JobKind,
  JobLostError,
  type NewJob,
  type RunningJob,
  savePart,
  setAside,
  TryLaterError,
} from './job.ts';
export { createJobRunner, type JobRunner } from './job-runner.ts';
export { jobsTables } from './jobs.tables.ts';
export { runHere } from './run-here.ts';
export { addServerJobs } from './server-jobs.repository.ts';
