import { fieldsOf } from '../front-matter.ts';

/** Texts that Paprika takes in, and that people and programs write for it: fields with the names of its own files, of one recipe or a list of them. */
export const isPaprikaYaml = (start: string): boolean =>
  /^(?:\u00ef\u00bb\u00bf)?(?:#.*\n|\s)*(?:- {1,3})?[a-z_]{3,20}:/.test(start) &&
  /^(?:- {1,3}| {1,4})?name:[^\S\n]+\S/m.test(start) &&
  /^(?:- {1,3}| {1,4})?(?:ingredients|directions):\s*[|>"']/m.test(start);

/** The recipes as the objects that Paprika's own files are. */
export const recipesOfYaml = (text: string): Record<string, unknown>[] => {
  const isList = /^- /m.test(text.slice(0, /^\S+:/m.exec(text)?.index ?? 200));
  const parts = isList ? text.split(/^- /m).slice(1).map(unindented) : [text];
  return parts.map((part) =>
    Object.fromEntries(
      [...fieldsOf(part.split('\n'))].map(([name, values]) => [
        // Here it is the picture itself, there the name of its file.
        name === 'photo' ? 'photo_data' : name,
        name === 'categories'
          ? values.flatMap((value) => value.split(',').map((each) => each.trim()))
          : words(name, values),
      ]),
    ),
  );
};

/** Yes and no are no texts. */
const words = (name: string, values: readonly string[]): unknown =>
  name === 'on_favorites' ? /^(?:yes|true|1)$/i.test(values[0] ?? '') : values.join('\n');

/** An item of a list: what goes on it stands two letters further right. */
const unindented = (item: string): string => item.replace(/^ {1,2}/gm, '');
