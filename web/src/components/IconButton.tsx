import type { Icon } from '@tabler/icons-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import classes from './IconButton.module.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> {
  icon: Icon;
  /** Named for those who do not see the icon, and in its tooltip. */
  label: string;
  /** The icon points, and so is mirrored where one reads from right to left. */
  points?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A round button of 44 px with an icon. */
export function IconButton({ icon: Icon, label, points = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={[classes.button, className].filter(Boolean).join(' ')}
      {...rest}
    >
      <Icon className={points ? 'flip' : ''} />
    </button>
  );
}
