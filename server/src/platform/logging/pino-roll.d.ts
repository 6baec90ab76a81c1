/** As far as we use it; the package has no types. */
declare module 'pino-roll' {
  interface RollOptions {
    file: string;
    /** With its unit, such as `5m`. */
    size: string;
    /** How many older files stay. */
    limit: { count: number; removeOtherLogFiles: boolean };
    mkdir: boolean;
    mode: number;
  }

  interface RollingFile {
    write(line: string): void;
    end(): void;
    once(event: 'close' | 'drain', told: () => void): void;
  }

  export default function roll(options: RollOptions): Promise<RollingFile>;
}
