import { longestShownPage } from '@larder/contract/browser-extension';

/** Where a page is handed over to; the same for every group. */
const receivePath = '/import/receive';

/** What the page that receives says once it can take something. */
export interface Ready {
  larder: 'ready';
  token: string;
}

/** A page as the browser shows it. */
export interface HandedPage {
  larder: 'page';
  token: string;
  url: string;
  html: string;
}

/**
 * The code of the bookmark. It runs in any page, whatever that allows its own scripts: it opens our page and gives the shown
 * page to that one alone, and only when asked by it.
 * @param home origin of this server
 */
export function bookmarklet(home: string): string {
  const code = `(()=>{
const home=${JSON.stringify(home)};
const larder=open(home+${JSON.stringify(receivePath)});
const give=(event)=>{
if(event.source!==larder||event.origin!==home||!event.data||event.data.larder!=="ready")return;
removeEventListener("message",give);
larder.postMessage({larder:"page",token:event.data.token,url:location.href,html:document.documentElement.outerHTML},home);
};
addEventListener("message",give);
})()`;
  return `javascript:${encodeURIComponent(code.replaceAll('\n', ''))}`;
}

/**
 * The page in a message, if it is one that was asked for: by our token, and from the very site that it says it is of.
 * @param message as it came
 */
export function handedPage(
  { data, origin }: Pick<MessageEvent<unknown>, 'data' | 'origin'>,
  token: string,
): HandedPage | undefined {
  const page = askedPage(data, token);
  return page && new URL(page.url).origin === origin ? page : undefined;
}

/** The page in a message that the browser extension sends from within our own page, where no other site can. */
export function extensionPage(
  { data, origin }: Pick<MessageEvent<unknown>, 'data' | 'origin'>,
  token: string,
): HandedPage | undefined {
  return origin === window.location.origin ? askedPage(data, token) : undefined;
}

function askedPage(data: unknown, token: string): HandedPage | undefined {
  if (!isPage(data) || data.token !== token || data.html.length > longestShownPage) return undefined;
  return URL.canParse(data.url) ? data : undefined;
}

function isPage(data: unknown): data is HandedPage {
  if (typeof data !== 'object' || data === null) return false;
  return (
    'larder' in data &&
    data.larder === 'page' &&
    'token' in data &&
    'url' in data &&
    typeof data.url === 'string' &&
    'html' in data &&
    typeof data.html === 'string'
  );
}
