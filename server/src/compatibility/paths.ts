import type { Endpoint } from '@larder/contract';

type Path = Endpoint['path'];

/** Where the clients of either generation look for what the contract declares at one address. */
const rules: [contract: RegExp, also: string][] = [
  [/^\/groups\/(.*)/, '/households/$1'],
  [/^\/explore\/groups\/{groupSlug}\/(\w+)(.*)/, '/explore/$1/{groupSlug}$2'],
  [/^\/recipes\/create-url(.*)/, '/recipes/create/url$1'],
  [/^\/recipes\/create-from-zip$/, '/recipes/create/zip'],
  [/^\/validators\/recipe$/, '/validators/group/recipe'],
];

const isPath = (path: string): path is Path => path.startsWith('/');

/** Every address of an endpoint, that of the contract first. */
export const pathsOf = ({ path }: Pick<Endpoint, 'path'>): Path[] =>
  [
    path,
    ...rules.filter(([contract]) => contract.test(path)).map(([contract, also]) => path.replace(contract, also)),
  ].filter(isPath);
