export type { HealthCheck, HealthFinding, HealthVisit, RequestOrigin } from './health-check.ts';
export { runHealthChecks } from './run-health-checks.ts';
