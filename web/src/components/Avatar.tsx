import { useState } from 'react';
import classes from './Avatar.module.css';

/** Pictures that are not there: asked for once, not by every menu that shows the person. */
const missing = new Set<string>();

/** A person's picture, or the initials while there is none. Whoever uses it names the person. */
export function Avatar({ name, src, size = 32 }: { name: string; src?: string | undefined; size?: number }) {
  const [, setFailed] = useState<string>();
  const forget = (picture: string) => {
    missing.add(picture);
    setFailed(picture);
  };
  return (
    <span
      className={classes.avatar}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.4, ...colorsOf(name) }}
      aria-hidden="true"
    >
      {src && !missing.has(src) ? (
        <img src={src} alt="" width={size} height={size} onError={() => forget(src)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}

const scales = ['herb', 'info', 'warning', 'paprika'];

/** Those of one household are told apart, and each keeps their color everywhere. */
function colorsOf(name: string) {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const scale = scales[sum % scales.length];
  return { background: `var(--mantine-color-${scale}-2)`, color: `var(--mantine-color-${scale}-8)` };
}

/** First letters of the first and the last word: Mira Keller → MK. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}
