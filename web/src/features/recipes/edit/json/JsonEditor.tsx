import { json } from '@codemirror/lang-json';
import { type Diagnostic, linter, lintGutter } from '@codemirror/lint';
import CodeMirror, { EditorView } from '@uiw/react-codemirror';
import { useMemo, useState } from 'react';
import { t } from '../../../../lib/messages/index.ts';
import { useAppearance } from '../../../../lib/theme/appearance.ts';
import type { EditErrors } from '../draft/field-errors.ts';
import type { RecipeDraft } from '../draft/recipe-draft.ts';
import type { EditDraft } from '../use-recipe-editing.ts';
import { checkJson, type PlacedProblem } from './check-json.ts';
import { editorLook } from './editor-look.ts';
import classes from './JsonEditor.module.css';
import { positionInJson } from './position-in-json.ts';
import { recipeJson } from './read-recipe-json.ts';

interface JsonEditorProps {
  draft: RecipeDraft;
  edit: EditDraft;
  errors: EditErrors;
  /** Told by every change whether the text can be read. */
  onBroken: (isBroken: boolean) => void;
}

/** The whole recipe as JSON. What can be read goes into the draft at once; what cannot is marked at its line. */
export default function JsonEditor({ draft, edit, errors, onBroken }: JsonEditorProps) {
  const { scheme } = useAppearance();
  const [text, setText] = useState(() => recipeJson(draft));
  const [shown, setShown] = useState(draft);
  // Undo and redo change the draft from outside: the text follows.
  if (draft !== shown) {
    setShown(draft);
    setText(recipeJson(draft));
  }
  const type = (next: string) => {
    setText(next);
    const { draft: read } = checkJson(next, draft);
    onBroken(read === null);
    if (read === null) return;
    setShown(read);
    edit(() => read, 'json');
  };
  const problems = useMemo(
    () => [...checkJson(text, draft).problems, ...refusals(text, errors)],
    [text, draft, errors],
  );
  const extensions = useMemo(
    () => [
      json(),
      editorLook,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': t('recipe.edit.json-label'), tabindex: '0' }),
      lintGutter(),
    ],
    [],
  );
  const marks = useMemo(
    () => linter(({ state }) => asDiagnostics(problems, state.doc.length), { delay: 0 }),
    [problems],
  );

  return (
    <div className={classes.json}>
      <p className={classes.hint}>{t('recipe.edit.json-hint')}</p>
      <CodeMirror
        className={classes.editor ?? ''}
        value={text}
        onChange={type}
        extensions={[...extensions, marks]}
        theme={scheme}
        indentWithTab={false}
      />
      <div role="status" className={classes.report}>
        <ul className={classes.problems}>
          {problems.map(({ from, message, severity }) => (
            <li key={`${from} ${message}`} data-severity={severity}>
              {t('recipe.edit.json-line', { line: lineOf(text, from), message })}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** What the server refused, at the values that it names. */
const refusals = (text: string, { paths }: EditErrors): PlacedProblem[] =>
  Object.entries(paths).map(([path, message]) => ({
    ...positionInJson(text, path.split('.')),
    message,
    severity: 'error',
  }));

/** Problems are found in the text of the last key, which may be longer than the one that is marked. */
const asDiagnostics = (problems: PlacedProblem[], length: number): Diagnostic[] =>
  problems.filter(({ to }) => to <= length);

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;
