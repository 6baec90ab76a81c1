import { IconAlertTriangle, IconCheck, IconCircleX, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { t } from '../lib/messages/index.ts';
import { type Toast, toast, useToasts } from '../lib/toasts/toasts.ts';
import { IconButton } from './IconButton.tsx';
import spoken from './spoken.module.css';
import classes from './Toasts.module.css';

const icons = { success: IconCheck, info: IconInfoCircle, warning: IconAlertTriangle, error: IconCircleX };

/** Messages above the bottom bar. Each is read out as it comes, without those before it; errors at once. */
export function Toasts() {
  const toasts = useToasts();
  const urgent = toasts.filter(({ kind }) => kind === 'error');
  const calm = toasts.filter(({ kind }) => kind !== 'error');
  return (
    <section className={classes.stack} data-above-covers aria-label={t('toast.region')}>
      <div role="status" aria-live="polite" aria-atomic="false">
        {calm.map((shown) => (
          <Message key={shown.id} shown={shown} />
        ))}
      </div>
      <div role="alert" aria-atomic="false">
        {urgent.map((shown) => (
          <Message key={shown.id} shown={shown} />
        ))}
      </div>
    </section>
  );
}

function Message({ shown: { id, kind, text, action, more, lasts } }: { shown: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (lasts === null || held) return;
    const timer = setTimeout(() => toast.close(id), lasts);
    return () => clearTimeout(timer);
  }, [id, lasts, held]);

  const actions = [more, action].flatMap((one) => one ?? []);
  if (kind === 'spoken') return <p className={spoken.only}>{text}</p>;
  const Icon = kind === 'loading' ? undefined : icons[kind];

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a message stays while the pointer or the focus is on it
    <div
      className={classes.toast}
      data-kind={kind}
      data-long={more !== undefined || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {Icon ? <Icon className={classes.icon} /> : <span className={classes.spinner} />}
      <p>{text}</p>
      {actions.map(({ label, run }) => (
        <button
          key={label}
          type="button"
          className={classes.action}
          onClick={() => {
            toast.close(id);
            run();
          }}
        >
          {label}
        </button>
      ))}
      {kind !== 'loading' && (
        <IconButton icon={IconX} label={t('toast.close')} className={classes.close} onClick={() => toast.close(id)} />
      )}
    </div>
  );
}
