import type { SavedPage } from '@larder/contract';
import { button, element, show, speakAsBrowser } from './elements.ts';
import { findHousehold } from './household.ts';
import { order } from './orders.ts';
import { type Sending, sendings } from './sending.ts';
import type { Reason } from './server.ts';
import { t } from './words.ts';

interface Shown {
  tabId: number;
  /** Of the server; empty before the extension is set up. */
  address: string;
}

const setUp = () => void chrome.runtime.openOptionsPage().then(() => window.close());

function openTab(url: string): void {
  void chrome.tabs.create({ url }).then(() => window.close());
}

/** One tap is enough: the page is sent as soon as the popup is open. */
async function begin(): Promise<void> {
  speakAsBrowser();
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  const household = await findHousehold();
  const shown: Shown = {
    tabId: tab?.id ?? chrome.tabs.TAB_ID_NONE,
    address: household?.address ?? '',
  };
  sendings.follow(shown.tabId, (sending) => draw(sending, shown));
  await order({ do: 'send', tabId: shown.tabId, isWantedAgain: false });
  const sending = await sendings.find(shown.tabId);
  if (sending) draw(sending, shown);
}

function draw(sending: Sending, shown: Shown): void {
  if (sending.step === 'sending') show(spinner());
  else if (sending.step === 'saved') show(...whatIsSaved(sending, shown), foot());
  else show(...whatIsWrong(sending, shown), foot());
}

const spinner = () =>
  element(
    'p',
    { class: 'working' },
    element('span', { class: 'spinner', 'aria-hidden': 'true' }),
    t('extension.sending'),
  );

const foot = () => element('footer', {}, button(t('extension.settings'), setUp));

function whatIsSaved({ saved: { recipe, groupSlug, isNew } }: Extract<Sending, { step: 'saved' }>, shown: Shown) {
  const { address, tabId } = shown;
  return [
    element('p', { class: isNew ? 'state good' : 'state' }, isNew ? t('extension.saved') : t('extension.known')),
    recipe.image ? pictureOf(address, recipe) : undefined,
    element('h1', { dir: 'auto' }, recipe.name),
    element(
      'div',
      { class: 'actions' },
      button(t('extension.open'), () => openTab(`${address}/g/${groupSlug}/r/${recipe.slug}`), 'filled'),
      !isNew && button(t('extension.save-again'), () => void order({ do: 'send', tabId, isWantedAgain: true })),
    ),
  ];
}

type Recipe = SavedPage['recipe'];

/** Servers let no page of another origin show their pictures; to the extension, which may ask them, they give the file. */
function pictureOf(address: string, { id, image, imageColor }: Recipe): HTMLImageElement {
  const picture = element('img', { alt: '', width: '320', height: '180' });
  if (imageColor) picture.style.background = imageColor;
  const file = `${address}/api/media/recipes/${id}/images/min-original.webp?version=${encodeURIComponent(image ?? '')}`;
  fetch(file, { credentials: 'omit' })
    .then(async (reply) => {
      if (reply.ok) picture.src = URL.createObjectURL(await reply.blob());
    })
    // Without it, its colour stays.
    .catch(() => undefined);
  return picture;
}

/** What each reason says, and what can be done about it. */
function whatIsWrong({ reason, said }: Extract<Sending, { step: 'failed' }>, { address, tabId }: Shown) {
  const again = button(t('extension.try-again'), () => void order({ do: 'send', tabId, isWantedAgain: false }));
  const connect = button(t('extension.connect'), setUp, 'filled');
  const ways: Record<Reason, [title: string, hint: string, ...HTMLElement[]]> = {
    'not-connected': [t('extension.not-connected'), t('extension.not-connected-hint'), connect],
    'not-a-page': [t('extension.not-a-page'), t('extension.not-a-page-hint')],
    'token-ended': [t('extension.token-ended'), t('extension.token-ended-hint'), connect],
    'server-too-old': [t('extension.server-too-old'), t('extension.server-too-old-hint', address)],
    'too-large': [
      t('extension.too-large'),
      t('extension.too-large-hint'),
      button(t('extension.open-import'), () => openTab(`${address}/r/create/url`), 'filled'),
    ],
    'no-recipe': [
      t('extension.no-recipe'),
      t('extension.no-recipe-hint'),
      button(t('extension.look'), () => void order({ do: 'look', tabId }), 'filled'),
      again,
    ],
    unreachable: [t('extension.unreachable'), t('extension.unreachable-hint', address), again],
    failed: [t('extension.failed'), said || t('extension.failed-hint'), again],
  };
  const [title, hint, ...actions] = ways[reason];
  return [
    element('h1', {}, title),
    element('p', { class: 'hint' }, hint),
    actions.length > 0 && element('div', { class: 'actions' }, ...actions),
  ];
}

void begin();
