export { createLeaseRunner } from './lease-runner.ts';
