import { EditorView, Prec } from '@uiw/react-codemirror';

/** The editor in the colours of the product, before those that its own themes bring. */
export const editorLook = Prec.highest(
  EditorView.theme({
    '&': { backgroundColor: 'var(--raised)', color: 'var(--ink)', fontSize: '0.9375rem' },
    '.cm-content': {
      padding: 'var(--space-3) 0',
      caretColor: 'var(--ink)',
      fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
    },
    '.cm-gutters': { backgroundColor: 'var(--raised)', color: 'var(--ink-3)', border: 'none' },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--hover)' },
    '&.cm-focused': { outline: 'none' },
    '.cm-panels': { backgroundColor: 'var(--surface)', color: 'var(--ink)' },
    '.cm-tooltip': { backgroundColor: 'var(--raised)', color: 'var(--ink)', border: '1px solid var(--line)' },
  }),
);
