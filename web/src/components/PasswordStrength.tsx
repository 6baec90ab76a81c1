import { t } from '../lib/messages/index.ts';
import classes from './PasswordStrength.module.css';
import { passwordScore, passwordStrength } from './password-strength.ts';

const words = {
  weak: 'password.weak',
  good: 'password.good',
  strong: 'password.strong',
  'very-strong': 'password.very-strong',
} as const;

/** A bar below a field for a new password. It is described in words too. */
export function PasswordStrength({ password, id }: { password: string; id?: string }) {
  if (password === '') return null;
  const strength = passwordStrength(password);
  return (
    <div id={id} className={classes.strength} data-strength={strength}>
      <span className={classes.bar}>
        <i style={{ inlineSize: `${Math.max(6, passwordScore(password))}%` }} />
      </span>
      <span role="status">{t(words[strength])}</span>
    </div>
  );
}
