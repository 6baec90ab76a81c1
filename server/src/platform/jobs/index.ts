export {
  addJobs,
  cancelJobs,
  countOpenJobs,
  finishJob,
  hasOpenJobs,
  listOpenJobs,
  type OpenJob,
  removeJobs,
  restartJobs,
  stopJob,
} from './group-jobs.repository.ts';
export { JobLostError, type NewJob, type RunningJob, TryLaterError } from './job.ts';
export { createJobRunner, type JobKind, type JobRunner } from './job-runner.ts';
export { jobsTables } from './jobs.tables.ts';
