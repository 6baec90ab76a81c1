import { useSyncExternalStore } from 'react';

export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  kind: 'success' | 'info' | 'warning' | 'error' | 'loading' | 'spoken';
  text: string;
  /** One thing that can be done about it, such as Undo. */
  action?: ToastAction;
  /** Another thing, such as looking at what was made. */
  more?: ToastAction | undefined;
  /** Milliseconds until it goes by itself; null: it stays until somebody closes it. */
  lasts: number | null;
}

/** In milliseconds. */
export const lifetimes = {
  /** Two seconds suffice to read that something worked. */
  short: 2000,
  /** A warning explains something. */
  long: 6000,
  /** Time to notice a mistake, read, and reach the button. */
  undoable: 8000,
};

let shown: Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function put(toast: Omit<Toast, 'id'>) {
  const id = nextId++;
  const alike = (other: Toast) => other.text === toast.text && other.kind === toast.kind;
  shown = [...shown.filter((other) => !alike(other)), { ...toast, id }].slice(-3);
  tell();
  return id;
}

function tell() {
  for (const listener of listeners) listener();
}

/** Messages at the edge of the screen. An error stays until it is closed. */
export const toast = {
  success: (text: string) => put({ kind: 'success', text, lasts: lifetimes.short }),
  info: (text: string, action?: ToastAction) =>
    put({ kind: 'info', text, ...(action && { action }), lasts: action ? lifetimes.undoable : lifetimes.short }),
  /** Read out, not shown: the screen shows it already in another way. */
  say: (text: string) => put({ kind: 'spoken', text, lasts: lifetimes.short }),
  warning: (text: string) => put({ kind: 'warning', text, lasts: lifetimes.long }),
  error: (text: string, action?: ToastAction) => put({ kind: 'error', text, ...(action && { action }), lasts: null }),
  /** Something was done that can be taken back for a while. */
  undoable: (text: string, label: string, undo: () => void, more?: ToastAction) =>
    put({ kind: 'success', text, action: { label, run: undo }, more, lasts: lifetimes.undoable }),
  /** Stays until the returned function is called. */
  loading: (text: string) => {
    const id = put({ kind: 'loading', text, lasts: null });
    return () => toast.close(id);
  },
  close: (id: number) => {
    shown = shown.filter((other) => other.id !== id);
    tell();
  },
};

export const useToasts = () => useSyncExternalStore(subscribe, () => shown);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
