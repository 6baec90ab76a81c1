/**
 * Leads whoever listens to the page, or uses keys alone, to the heading of what has just come. Nothing else tells them of it:
 * what they pressed is gone, or stands outside of the page. A field of the page or a dialog that has the focus keeps it.
 */
export function focusHeading() {
  const content = document.getElementById('content');
  const focused = document.activeElement;
  if (focused !== content && focused?.closest('main, [role="dialog"]')) return;
  const heading = document.querySelector<HTMLElement>('main h1') ?? content;
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
