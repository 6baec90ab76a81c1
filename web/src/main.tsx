import './app/theme/fonts.css';
import './app/theme/tokens.css';
import './app/theme/base.css';
import './app/theme/first-paint.css';
import './app/theme/mantine.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { openOnThisDevice } from './app/on-this-device.ts';
import { loadFontOf } from './app/theme/fonts-of-scripts.ts';
import { followDays, followRevisions, queryClient } from './lib/api/index.ts';
import { stayForDroppedFiles } from './lib/browser/dropped-files.ts';
import { locale, provideWords } from './lib/messages/index.ts';
import { noteInstallPrompt } from './lib/offline/install.ts';
import { storeApplication, tellNewVersion } from './lib/offline/service-worker.ts';
import { findMe, followOtherTabs, renewSession, showStoredMember } from './lib/session/index.ts';
import { toast } from './lib/toasts/toasts.ts';

const root = document.getElementById('root');

/** The page's frame of `index.html` stays until there are words, and until it is known who looks at them. */
async function start(root: HTMLElement) {
  noteInstallPrompt();
  stayForDroppedFiles();
  fetchTextFonts();
  void loadFontOf(locale());
  // Whoever was logged in last is shown their own pages at once.
  showStoredMember();
  const [words, me] = await Promise.all([window.larder?.words, findMe().catch(() => null)]);
  if (me) openOnThisDevice(me);
  provideWords(words ?? {});
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  if (window.larder?.notice) toast.error(window.larder.notice);
  followOtherTabs();
  followRevisions();
  followDays(queryClient);
  storeApplication();
  tellNewVersion();
  // A session that cannot be renewed now ends when its token does.
  renewSession().catch(() => undefined);
}

/** What nearly every screen is written in, asked for while its code is still on the way: text that changes its font moves. */
function fetchTextFonts() {
  for (const weight of [400, 500]) document.fonts.load(`${weight} 1rem Roboto`).catch(() => undefined);
}

if (root) void start(root);
