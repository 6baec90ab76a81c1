import pie from './berry-pie.webp';
import curry from './chickpea-curry.webp';
import cake from './chocolate-cake.webp';
import dumplings from './dumplings.webp';
import shakshuka from './shakshuka.webp';
import bread from './sourdough.webp';
import pasta from './tomato-pasta.webp';
import soup from './tomato-soup.webp';

type Trio = [string, string, string];

/** What a household has on its empty pages until it has categories, tags or tools. */
export const organizerPictures: Record<'categories' | 'tags' | 'tools', Trio> = {
  categories: [soup, shakshuka, cake],
  tags: [pasta, curry, dumplings],
  tools: [bread, pasta, pie],
};
