export const browsers = ['chrome', 'firefox'] as const;
export type Browser = (typeof browsers)[number];

const icons = { 16: 'icons/16.png', 32: 'icons/32.png', 48: 'icons/48.png', 128: 'icons/128.png' };

/** Of one extension, what each browser wants to be told. Texts are names in `_locales`. */
export const manifestFor = (browser: Browser, version: string) => ({
  manifest_version: 3,
  name: '__MSG_name__',
  description: '__MSG_description__',
  version,
  default_locale: 'en',
  icons,
  action: { default_popup: 'popup.html', default_title: '__MSG_save_page__', default_icon: icons },
  options_ui: { page: 'setup.html', open_in_tab: true },
  // A page is read when its own tab is asked to by a tap or a key, and no other.
  permissions: ['activeTab', 'scripting', 'storage'],
  // Of these, one is asked for: the server of the household, when it is set up.
  optional_host_permissions: ['https://*/*', 'http://*/*'],
  commands: { _execute_action: { suggested_key: { default: 'Alt+Shift+L' } } },
  content_security_policy: {
    // Without a policy of our own, Firefox asks a server at home by https, whatever its address says.
    extension_pages:
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src http: https:",
  },
  ...own[browser],
});

const own = {
  chrome: {
    minimum_chrome_version: '120',
    background: { service_worker: 'background.js', type: 'module' },
  },
  firefox: {
    background: { scripts: ['background.js'], type: 'module' },
    browser_specific_settings: {
      gecko: {
        id: 'extension@larder.invalid',
        // The first that asks for hosts while it runs.
        strict_min_version: '128.0',
        // By Mozilla's words, a page that goes to the household's own server leaves the browser; no more than that does.
        data_collection_permissions: { required: ['websiteContent'] },
      },
      gecko_android: { strict_min_version: '128.0' },
    },
  },
};
