import { Button } from '@mantine/core';
import { useState } from 'react';
import { storedText } from '../../../lib/browser/stored-text.ts';
import { t } from '../../../lib/messages/index.ts';
import { isInstalled, isIos, useInstallPrompt } from '../../../lib/offline/install.ts';
import classes from './DeviceScreen.module.css';

const key = 'larder.install-hint';

/** How the application comes to the home screen, until somebody has read it. */
export default function InstallHint() {
  const [isPutOff, setPutOff] = useState(() => storedText.read(key) !== null);
  const prompt = useInstallPrompt();
  if (isPutOff || isInstalled() || (!prompt && !isIos())) return null;
  const putOff = () => {
    storedText.write(key, 'put off');
    setPutOff(true);
  };
  return (
    <aside className={classes.hint} aria-labelledby="install-hint">
      <h2 id="install-hint">{t('install.title')}</h2>
      <p>{t('install.text')}</p>
      {!prompt && (
        <ol>
          <li>{t('install.ios-share')}</li>
          <li>{t('install.ios-add')}</li>
          <li>{t('install.ios-done')}</li>
        </ol>
      )}
      <div className={classes.ways}>
        {prompt && <Button onClick={() => void prompt().then(putOff)}>{t('install.install')}</Button>}
        <Button variant="default" onClick={putOff}>
          {t('install.not-now')}
        </Button>
      </div>
    </aside>
  );
}
