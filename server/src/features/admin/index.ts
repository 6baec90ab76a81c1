export { adminAboutRoutes } from './about/about.routes.ts';
export { addressHealth } from './health/address-health.ts';
export { clockHealth } from './health/clock-health.ts';
export { databaseHealth } from './health/database-health.ts';
export { diskHealth } from './health/disk-health.ts';
export { healthRoutes } from './health/health.routes.ts';
export { jobsHealth } from './health/jobs-health.ts';
export { proxyHealth } from './health/proxy-health.ts';
