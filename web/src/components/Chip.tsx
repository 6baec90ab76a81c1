import { IconChevronDown, IconX } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { formatNumber } from '../lib/dates/dates.ts';
import { t } from '../lib/messages/index.ts';
import classes from './Chip.module.css';

interface ChipProps extends ComponentProps<'button'> {
  /** Chosen chips are ink on paper inverted: the primary colour belongs to one action. */
  selected?: boolean;
  /** An arrow tells that a menu opens. */
  opensMenu?: boolean;
  /** Without an arrow: what opens is no menu below it. */
  opensDialog?: boolean;
  /** How many are behind it. */
  count?: number;
}

/** A choice in a row of choices. */
export function Chip({
  selected,
  opensMenu = false,
  opensDialog = false,
  count,
  className,
  children,
  ...rest
}: ChipProps) {
  return (
    <button
      type="button"
      className={[classes.chip, className].filter(Boolean).join(' ')}
      {...(opensMenu || opensDialog
        ? { 'aria-haspopup': 'dialog' as const, 'data-selected': selected || undefined }
        : { 'aria-pressed': selected ?? false })}
      {...rest}
    >
      {children}
      {count !== undefined && count > 0 && <b>{formatNumber(count)}</b>}
      {opensMenu && <IconChevronDown />}
    </button>
  );
}

/** A filter that is set; a tap takes it away. */
export function FilterChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      className={classes.chip}
      data-selected
      aria-label={t('chip.remove', { name: label })}
      onClick={onRemove}
    >
      {label}
      <IconX />
    </button>
  );
}

/** Chips in one row, which a phone scrolls to the side where it is too long. */
export function ChipRow({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and a legend that the row has no use for
    <div role="group" aria-label={label} className={classes.row}>
      {children}
    </div>
  );
}

export const ChipDivider = () => <span className={classes.divider} aria-hidden="true" />;
