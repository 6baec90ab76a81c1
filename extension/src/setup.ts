import { type ExtensionSetup, readExtensionSetup } from '@larder/contract/browser-extension';
import { button, element, show, speakAsBrowser } from './elements.ts';
import { findHousehold, type Household, leaveHousehold, permissionFor, saveHousehold } from './household.ts';
import { findOwner, Refusal } from './server.ts';
import { t } from './words.ts';

const heading = (title: string) => element('h1', {}, title);
const privacy = () => element('p', { class: 'hint' }, t('extension.privacy'));

function showForm(notice = ''): void {
  const alert = element('p', { role: 'alert', class: 'hint' }, notice);
  const text = element('textarea', {
    id: 'text',
    rows: '4',
    spellcheck: 'false',
    autocomplete: 'off',
    dir: 'ltr',
    required: '',
  });
  const form = element(
    'form',
    {},
    element('label', { for: 'text' }, t('extension.set-up-text')),
    text,
    alert,
    element('div', { class: 'actions' }, element('button', { class: 'filled' }, t('extension.connect'))),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void connect(text.value).then((problem) => {
      alert.textContent = problem;
    });
  });
  show(heading(t('extension.set-up')), element('p', {}, t('extension.set-up-lead')), form, privacy());
}

/** Answers what stands in the way, in words; empty once it is connected. */
async function connect(text: string): Promise<string> {
  const setup = readExtensionSetup(text);
  if (!setup) return t('extension.set-up-invalid');
  // Browsers ask for it only while a click is being answered, so that nothing is waited for before.
  const isAllowed = await chrome.permissions.request(permissionFor(setup.address)).catch(() => false);
  if (!isAllowed) return t('extension.set-up-refused', setup.address);
  try {
    const household = { ...setup, name: await findOwner(setup) };
    await saveHousehold(household);
    await showConnected(household);
    return '';
  } catch (error) {
    return wordsFor(error, setup);
  }
}

function wordsFor(error: unknown, { address }: ExtensionSetup): string {
  if (!(error instanceof Refusal)) return t('extension.failed-hint');
  if (error.reason === 'token-ended') return t('extension.token-ended-hint');
  if (error.reason === 'unreachable') return t('extension.unreachable-hint', address);
  return error.said || t('extension.failed-hint');
}

async function showConnected(household: Household): Promise<void> {
  const [command] = (await chrome.commands?.getAll()) ?? [];
  const disconnect = async () => {
    await leaveHousehold(household);
    showForm(t('extension.disconnected'));
  };
  show(
    heading(t('extension.connected')),
    element('p', {}, t('extension.connected-as', household.address, household.name)),
    command?.shortcut ? element('p', { class: 'hint' }, t('extension.shortcut', command.shortcut)) : undefined,
    element(
      'div',
      { class: 'actions' },
      button(t('extension.disconnect'), () => void disconnect()),
    ),
    privacy(),
  );
}

async function begin(): Promise<void> {
  speakAsBrowser();
  const household = await findHousehold();
  if (household) await showConnected(household);
  else showForm();
}

void begin();
