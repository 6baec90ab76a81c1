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
    /** Bytes that may wait to be written: what would go past it is left out. */
    maxLength: number;
  }

  interface RollingFile {
    write(line: string): void;
    end(): void;
    on(event: 'error', told: (error: Error) => void): void;
    once(event: 'error', told: (error: Error) => void): void;
    once(event: 'close' | 'drain', told: () => void): void;
  }

  export default function roll(options: RollOptions): Promise<RollingFile>;
}
