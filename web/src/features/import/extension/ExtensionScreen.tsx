import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t, tRich } from '../../../lib/messages/index.ts';
import classes from './Extension.module.css';
import { SetupText } from './SetupText.tsx';

const isFirefox = navigator.userAgent.includes('Firefox');

/** Where the extension is to be had, how it is installed, and the text that connects it with this server. */
export function ExtensionScreen() {
  const chrome = (
    <Browser
      key="chrome"
      file="larder-chrome.zip"
      title={t('import.extension.chrome')}
      download={t('import.extension.chrome-download')}
      steps={[
        t('import.extension.chrome-unpack'),
        tRich('import.extension.chrome-open', { code: address }),
        t('import.extension.chrome-load'),
      ]}
      isFirst={!isFirefox}
    />
  );
  const firefox = (
    <Browser
      key="firefox"
      file="larder-firefox.zip"
      title={t('import.extension.firefox')}
      download={t('import.extension.firefox-download')}
      steps={[
        tRich('import.extension.firefox-open', { code: address }),
        t('import.extension.firefox-load'),
        t('import.extension.firefox-signed'),
      ]}
      isFirst={isFirefox}
    />
  );
  return (
    <div className={classes.page}>
      <div className={classes.lead}>
        <p>{t('import.extension.lead')}</p>
        <p>{t('import.extension.privacy')}</p>
      </div>
      <section className={classes.part} aria-labelledby="extension-install">
        <h2 id="extension-install">{t('import.extension.install')}</h2>
        <div className={classes.browsers}>{isFirefox ? [firefox, chrome] : [chrome, firefox]}</div>
      </section>
      <section className={classes.part} aria-labelledby="extension-connect">
        <h2 id="extension-connect">{t('import.extension.connect')}</h2>
        <SetupText />
      </section>
    </div>
  );
}

const address = (inner: ReactNode) => <code dir="ltr">{inner}</code>;

interface BrowserProps {
  file: string;
  title: string;
  download: string;
  steps: ReactNode[];
  /** It is the browser that somebody has before them. */
  isFirst: boolean;
}

function Browser({ file, title, download, steps, isFirst }: BrowserProps) {
  return (
    <div className={classes.browser}>
      <h3>{title}</h3>
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps stay as they are
          <li key={index}>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <Button
        component="a"
        href={`/extension/${file}`}
        download={file}
        variant={isFirst ? 'filled' : 'default'}
        leftSection={<IconDownload size={20} stroke={1.5} />}
      >
        {download}
      </Button>
    </div>
  );
}
