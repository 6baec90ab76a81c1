// Runs before the first paint: appearance, language and the first requests, none of which can wait for the application.
{
  const root = document.documentElement;
  const words = __WORDS__;

  const remembered = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const chosen = remembered('larder.appearance');
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light';

  const colours = remembered('larder.instance-colours');
  if (colours) {
    const style = document.createElement('style');
    style.id = 'instance-colours';
    style.textContent = colours;
    document.head.append(style);
  }

  const wanted = [remembered('larder.locale'), ...navigator.languages].filter(Boolean);
  const known = Object.keys(words);
  // As `closestLocale` of the contract does it, which is not here yet.
  const spoken = (tag) =>
    known.find((locale) => locale === tag) ??
    known.find((locale) => locale === __CLOSEST__.find(([begins]) => new RegExp(`^${begins}`, 'i').test(tag))?.[1]) ??
    known.find((locale) => locale.split('-')[0] === tag.split('-')[0]);
  const chosenLocale = remembered('larder.locale');
  // Numbers and dates follow a language that was chosen before all of its words are there.
  const isLocale = /^[a-z]{2,3}-([A-Z][a-z]{3}-)?[A-Z]{2}$/.test(chosenLocale ?? '');
  const locale = isLocale ? chosenLocale : (wanted.map(spoken).find(Boolean) ?? 'en-US');
  root.lang = locale;
  root.dir = /^(ar|he)\b/.test(locale) ? 'rtl' : 'ltr';

  // The installed application has its words in the same language.
  document.addEventListener('DOMContentLoaded', () => {
    if (words[locale])
      document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/manifest-${locale}.webmanifest`);
  });

  // Which frame to paint before the application has come.
  root.dataset.frame = /^\/(login|register|setup|forgot-password|reset-password)\b/.test(location.pathname)
    ? 'bare'
    : 'default';
  if (/"sidebarOpen":false/.test(remembered('layout-preferences') ?? '')) root.dataset.sidebar = 'closed';

  const token = remembered('larder.access-token');
  const early = {};
  const ask = (path, headers) => {
    early[path] = fetch(path, { headers: { 'Accept-Language': locale, ...headers } }).catch(() => undefined);
  };
  if (token) ask('/api/users/self', { Authorization: `Bearer ${token}` });
  else ask('/api/setup');
  // What is stored may be anything: then nothing is asked for early.
  const askedLastTime = () => {
    try {
      const paths = JSON.parse(remembered('larder.early-requests') ?? '{}')[location.pathname + location.search];
      return Array.isArray(paths) ? paths.filter((path) => /^\/api\//.test(path)) : [];
    } catch {
      return [];
    }
  };
  const recipe = token && /^\/g\/[^/]+\/r\/([^/]+)$/.exec(location.pathname)?.[1];
  const soon = new Set([...askedLastTime(), ...(recipe ? [`/api/recipes/${recipe}`] : [])]);
  for (const path of soon) ask(path, token ? { Authorization: `Bearer ${token}` } : {});
  ask('/api/app/about');

  // Without words there is no page: they come before its files, and where the network breaks for a moment they are asked for again.
  const pause = () => new Promise((done) => setTimeout(done, 1000));
  const fetchWords = (file, triesLeft) =>
    fetch(file)
      .then((reply) => reply.json())
      .catch((error) => {
        if (triesLeft === 0 || error instanceof SyntaxError) throw error;
        return pause().then(() => fetchWords(file, triesLeft - 1));
      });
  // A file that is damaged, or has gone with another version, leaves the page in English, which says so.
  const inEnglish = () => {
    root.lang = 'en-US';
    root.dir = 'ltr';
    window.larder.notice =
      'The words of your language could not be read. The page is in English until it is loaded anew.';
    return fetchWords(words['en-US'], 10);
  };
  const inLanguage = fetchWords(words[locale] ?? words['en-US'], 10);
  window.larder = {
    early,
    translated: __TRANSLATED__,
    words: words[locale] && locale !== 'en-US' ? inLanguage.catch(inEnglish) : inLanguage,
  };

  const earlyFiles = document.querySelector('meta[name="early-files"]')?.content ?? '[]';
  for (const [pattern, files] of JSON.parse(earlyFiles)) {
    if (!new RegExp(pattern).test(location.pathname)) continue;
    for (const file of files) {
      const link = document.createElement('link');
      link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload';
      if (file.endsWith('.css')) link.as = 'style';
      link.crossOrigin = '';
      link.href = file;
      document.head.append(link);
    }
  }
}
