import { type ReactNode, Suspense, useState } from 'react';

/**
 * A button whose menu or dialog is loaded when it is first asked for.
 * @param button drawn with what to call on a click; stays until the rest has come
 * @param children lazy: drawn from the first click on, with a button of its own where it replaces this one
 * @param keepButton the button stays beside what it opened, as for a dialog
 */
export function OnDemand({
  button,
  children,
  keepButton = false,
}: {
  button: (ask: () => void) => ReactNode;
  children: ReactNode;
  keepButton?: boolean;
}) {
  const [asked, setAsked] = useState(false);
  const waiting = button(() => setAsked(true));
  return (
    <>
      {(keepButton || !asked) && waiting}
      {asked && <Suspense fallback={keepButton ? null : waiting}>{children}</Suspense>}
    </>
  );
}
