import type { LocaleName } from '@larder/contract';
import { type LabelKey, labelColors } from './label-colors.ts';

/** The list of a language. A food is written as name|plural|aliases, of which the last two may be missing. */
interface SeedList {
  labels: Record<LabelKey, string>;
  foods: Record<string, Record<string, string>>;
}

/** Each list comes into memory when somebody asks for its language. */
const readList = async (locale: LocaleName): Promise<SeedList> => {
  const { default: list }: { default: SeedList } = await import(`./data/${locale}.json`, { with: { type: 'json' } });
  return list;
};

export interface SeedLabel {
  name: string;
  color: string;
}

export interface SeedFood {
  name: string;
  pluralName: string | null;
  aliases: { name: string }[];
  labelName: string | null;
}

export const readLabels = async (locale: LocaleName): Promise<SeedLabel[]> => {
  const { labels } = await readList(locale);
  return Object.entries(labelColors).map(([key, color]) => ({ name: nameOf(labels, key), color }));
};

export const readFoods = async (locale: LocaleName): Promise<SeedFood[]> => {
  const { labels, foods } = await readList(locale);
  return Object.entries(foods).flatMap(([label, ofLabel]) =>
    Object.values(ofLabel).map((forms) => {
      const [name = '', plural = '', aliases = ''] = forms.split('|').map((form) => form.trim());
      return {
        name,
        pluralName: plural || null,
        aliases: aliases
          .split(',')
          .map((alias) => ({ name: alias.trim() }))
          .filter(({ name }) => name !== ''),
        labelName: nameOf(labels, label),
      };
    }),
  );
};

const nameOf = (labels: Record<string, string>, key: string): string => labels[key] ?? '';
