import { once } from 'node:events';
import { createServer } from 'node:http';

/** Milliseconds that a page of the site takes, as pages of the world do. */
const answerTime = 150;

const pageOf = (name: string) => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    recipeIngredient: ['500 g onions', '1 l stock'],
    recipeInstructions: ['Slice the onions.', 'Simmer them in the stock.'],
  };
  return `<!doctype html><html lang="en"><head><title>${name}</title><script type="application/ld+json">${JSON.stringify(data)}</script></head><body><h1>${name}</h1></body></html>`;
};

export interface ManyRecipes {
  /** Addresses of the pages, in their order. */
  links: string[];
  /** How often each recipe page was asked for, by its address. */
  asked(): Map<string, number>;
  stop(): void;
}

/** A web site on this machine with as many recipes as are asked for, of which some addresses lead nowhere. */
export async function startManyRecipes(count: number, broken: number[]): Promise<ManyRecipes> {
  const asked = new Map<string, number>();
  const server = createServer((request, reply) => {
    const number = Number(/^\/soup-(\d+)$/.exec(request.url ?? '')?.[1] ?? 0);
    const isThere = number >= 1 && number <= count && !broken.includes(number);
    if (number > 0) asked.set(request.url ?? '', (asked.get(request.url ?? '') ?? 0) + 1);
    setTimeout(() => {
      reply.writeHead(isThere ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
      reply.end(isThere ? pageOf(`Soup number ${number}`) : '');
    }, answerTime);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port to be had');
  const links = Array.from({ length: count }, (_, index) => `http://127.0.0.1:${address.port}/soup-${index + 1}`);
  return { links, asked: () => asked, stop: () => server.close() };
}
