import { Dialog } from '../../components/Dialog.tsx';
import { Keys } from '../../components/Keys.tsx';
import { type MessageKey, t } from '../../lib/messages/index.ts';
import classes from './ShortcutsDialog.module.css';
import { useNavigation } from './use-navigation.ts';

interface Shortcut {
  keys: string[];
  does: MessageKey;
}

const command = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

const sections: { title: MessageKey; shortcuts: Shortcut[] }[] = [
  {
    title: 'shortcuts.anywhere',
    shortcuts: [
      { keys: ['/'], does: 'shortcuts.search' },
      { keys: [command, 'K'], does: 'shortcuts.search' },
      { keys: ['?'], does: 'shortcuts.list' },
      { keys: ['Esc'], does: 'shortcuts.close' },
    ],
  },
  { title: 'shortcuts.recipe', shortcuts: [{ keys: ['e'], does: 'shortcuts.edit' }] },
  {
    title: 'shortcuts.edit-heading',
    shortcuts: [
      { keys: [command, 'S'], does: 'shortcuts.save' },
      { keys: [command, 'Z'], does: 'shortcuts.undo' },
      { keys: [command, 'Y'], does: 'shortcuts.redo' },
      { keys: ['Alt', '↑ ↓'], does: 'shortcuts.move' },
      { keys: [command, 'Enter'], does: 'shortcuts.next-step' },
      { keys: ['Esc'], does: 'shortcuts.leave' },
    ],
  },
  {
    title: 'shortcuts.cook-heading',
    shortcuts: [
      { keys: ['← →'], does: 'shortcuts.steps' },
      { keys: ['+'], does: 'cook.larger' },
      { keys: ['−'], does: 'cook.smaller' },
      { keys: ['Esc'], does: 'shortcuts.stop-cooking' },
    ],
  },
  {
    title: 'shortcuts.table-heading',
    shortcuts: [
      { keys: ['↑ ↓'], does: 'shortcuts.rows' },
      { keys: ['Space'], does: 'shortcuts.select' },
      { keys: [command, 'A'], does: 'shortcuts.select-all' },
      { keys: ['Enter'], does: 'shortcuts.open-row' },
      { keys: ['Shift', 'F10'], does: 'shortcuts.row-menu' },
    ],
  },
];

/** All that the keyboard does beside Tab, Enter and the arrows of a menu. */
export default function ShortcutsDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { byKey } = useNavigation();
  const places: Shortcut[] = byKey.map(({ goKey = '', title }) => ({ keys: ['g', goKey], does: title }));
  const [anywhere, ...others] = sections;
  const all = [anywhere, { title: 'shortcuts.go' as const, shortcuts: places }, ...others].flatMap((one) => one ?? []);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('shortcuts.title')} width={720}>
      <div className={classes.sections}>
        {all.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3>{t(title)}</h3>
            <dl>
              {shortcuts.map(({ keys, does }) => (
                <div key={keys.join()}>
                  <dt>{t(does)}</dt>
                  <dd>
                    <Keys keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
