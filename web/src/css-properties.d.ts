import 'react';

// Our own custom properties are styles like any other.
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
