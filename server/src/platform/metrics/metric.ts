/** What a number is of, such as a route and a status. */
type Dimensions = Readonly<Record<string, string | number>>;

interface Sample {
  value: number;
  dimensions?: Dimensions;
  /** Behind the name, as histograms need it. */
  suffix?: '_bucket' | '_sum' | '_count';
}

/** Something that Prometheus reads. */
export interface Metric {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: Sample[];
}

/** What is one number. */
export const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
});

const escaped = (value: string | number): string =>
  String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const dimensionText = (dimensions: Dimensions = {}): string => {
  const pairs = Object.entries(dimensions).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

const textOf = ({ name, help, type, samples }: Metric): string =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(({ value, dimensions, suffix = '' }) => `${name}${suffix}${dimensionText(dimensions)} ${value}`),
  ].join('\n');

export const metricsContentType = 'text/plain; version=0.0.4; charset=utf-8';

/** The text format of Prometheus. */
export const metricsText = (metrics: Metric[]): string =>
  metrics
    .filter(({ samples }) => samples.length > 0)
    .map((metric) => `${textOf(metric)}\n`)
    .join('');
