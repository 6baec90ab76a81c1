import { Dialog } from '../../../components/Dialog.tsx';
import QrCode from '../../../components/QrCode.tsx';
import { t } from '../../../lib/messages/index.ts';
import { addressOf } from './address-of.ts';
import classes from './CodeDialog.module.css';

/** The address of a list, for the camera of a phone. */
export default function CodeDialog({ list, onClose }: { list: { id: string }; onClose: () => void }) {
  return (
    <Dialog opened onClose={onClose} title={t('shopping.open-on-phone')} width={360} small>
      <div className={classes.code}>
        <QrCode text={addressOf(list)} label={t('shopping.code')} />
        <p>{t('shopping.code-hint')}</p>
      </div>
    </Dialog>
  );
}
