import type { Recipe } from '@larder/contract';
import { Button, TextInput } from '@mantine/core';
import { type Icon, IconFileDownload, IconHome, IconLink, IconPrinter } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Dialog } from '../../components/Dialog.tsx';
import { copyText } from '../../lib/browser/copy-text.ts';
import { t } from '../../lib/messages/index.ts';
import classes from './Shared.module.css';
import { sharedAddress, takingAddress } from './shared-address.ts';

interface TakeDialogProps {
  recipe: Pick<Recipe, 'name' | 'slug'>;
  /** Where the recipe is downloaded with its picture. */
  zip: string;
  onPrint: () => void;
  onClose: () => void;
}

/** The ways in which a shared recipe comes into somebody's own kitchen. */
export default function TakeDialog({ recipe, zip, onPrint, onClose }: TakeDialogProps) {
  return (
    <Dialog opened onClose={onClose} title={t('shared.take')} small>
      <p className={classes.name} dir="auto">
        {recipe.name}
      </p>
      <ul>
        <Way icon={IconHome} title={t('shared.to-larder')} text={t('shared.to-larder-text')}>
          <OwnLarder />
        </Way>
        <Way icon={IconLink} title={t('shared.to-app')} text={t('shared.to-app-text')}>
          <Button variant="default" onClick={() => copyText(sharedAddress())}>
            {t('shared.copy')}
          </Button>
        </Way>
        <Way icon={IconFileDownload} title={t('shared.as-file')} text={t('shared.as-file-text')}>
          <Button variant="default" component="a" href={zip} download={`${recipe.slug}.zip`}>
            {t('shared.download')}
          </Button>
        </Way>
        <Way icon={IconPrinter} title={t('shared.on-paper')} text={t('shared.on-paper-text')}>
          <Button variant="default" onClick={onPrint}>
            {t('recipe.print')}
          </Button>
        </Way>
      </ul>
    </Dialog>
  );
}

interface WayProps {
  icon: Icon;
  title: string;
  text: string;
  children: ReactNode;
}

const Way = ({ icon: Icon, title, text, children }: WayProps) => (
  <li className={classes.way}>
    <span className={classes.sign}>
      <Icon aria-hidden="true" />
    </span>
    <span className={classes.words}>
      <b>{title}</b>
      <small>{text}</small>
    </span>
    {children}
  </li>
);

/** Opens the own Larder of the reader, which reads this page and asks before it saves. */
function OwnLarder() {
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const address = takingAddress(typed, sharedAddress());
    if (address === undefined) return setIsWrong(true);
    window.location.assign(address);
  };
  return (
    <form className={classes.own} onSubmit={go} noValidate>
      <TextInput
        aria-label={t('shared.own-address')}
        placeholder="larder.my-house.example"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="url"
        dir="ltr"
        value={typed}
        error={isWrong && t('shared.no-address')}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setIsWrong(false);
        }}
      />
      <Button type="submit">{t('shared.go')}</Button>
    </form>
  );
}
