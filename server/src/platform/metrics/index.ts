export { gauge, type Metric, metricsContentType, metricsText } from './metric.ts';
export { createProcessMetrics } from './process-metrics.ts';
export { createRequestMetrics } from './request-metrics.ts';
