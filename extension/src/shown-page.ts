/** A page as the browser shows it. */
export interface ShownPage {
  url: string;
  html: string;
  /** What is selected there, as plain text. */
  selection: string;
}

/**
 * Runs within the page, so that it may use nothing from outside of itself. Shadow roots that are open stand at the end, since the text of
 * a document leaves them out.
 */
export function readShownPage(): ShownPage {
  const inShadow = (root: ParentNode): string[] =>
    [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? [`<div>${shadowRoot.innerHTML}</div>`, ...inShadow(shadowRoot)] : [],
    );
  const whole = document.documentElement.outerHTML;
  const shadows = inShadow(document).join('');
  const end = whole.lastIndexOf('</body>');
  return {
    url: location.href,
    html: end < 0 ? whole + shadows : whole.slice(0, end) + shadows + whole.slice(end),
    selection: String(getSelection() ?? '').slice(0, 200_000),
  };
}

/**
 * Runs within Larder's own page, which asks for the page until it has it, with a token that serves once. It may use nothing from
 * outside of itself either.
 */
export function handOver({ url, html }: ShownPage): void {
  const give = ({ source, origin, data }: MessageEvent) => {
    if (source !== window || origin !== location.origin || data?.larder !== 'ready') return;
    removeEventListener('message', give);
    postMessage({ larder: 'page', token: data.token, url, html }, location.origin);
  };
  addEventListener('message', give);
}
