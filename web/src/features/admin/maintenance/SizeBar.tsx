import type { CSSProperties } from 'react';
import { type MessageKey, t } from '../../../lib/messages/index.ts';
import { sizeInWords } from '../../../lib/texts/size-in-words.ts';
import classes from './Maintenance.module.css';

type Part = 'recipes' | 'database' | 'backups' | 'users' | 'exports' | 'logs';

const parts: { name: Part; label: MessageKey; color: string }[] = [
  { name: 'recipes', label: 'maintenance.size-recipes', color: 'var(--accent)' },
  { name: 'database', label: 'maintenance.size-database', color: 'color-mix(in oklab, var(--accent) 55%, var(--bg))' },
  { name: 'backups', label: 'maintenance.size-backups', color: 'var(--ink-3)' },
  { name: 'users', label: 'maintenance.size-users', color: 'color-mix(in oklab, var(--accent) 30%, var(--bg))' },
  { name: 'exports', label: 'maintenance.size-exports', color: 'var(--line-strong)' },
  { name: 'logs', label: 'maintenance.size-logs', color: 'var(--warning)' },
];

/** What takes how much of the disk. */
export function SizeBar({ bytes }: { bytes: Record<Part | 'free', number> }) {
  const there = parts.filter(({ name }) => bytes[name] > 0);
  const total = there.reduce((sum, { name }) => sum + bytes[name], 0);
  return (
    <div className={classes.sizes}>
      <p>{t('maintenance.using', { used: sizeInWords(total), free: sizeInWords(bytes.free) })}</p>
      <div className={classes.bar} aria-hidden="true">
        {there.map(({ name, color }) => (
          <i key={name} style={{ '--color': color, flexGrow: bytes[name] } as CSSProperties} />
        ))}
      </div>
      <ul className={classes.legend}>
        {there.map(({ name, label, color }) => (
          <li key={name}>
            <i style={{ '--color': color } as CSSProperties} aria-hidden="true" />
            <small>{t(label)}</small> <b>{sizeInWords(bytes[name])}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
