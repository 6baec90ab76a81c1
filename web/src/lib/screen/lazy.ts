import { lazy as lazyInReact } from 'react';
import { ApiError } from '../api/index.ts';
import { t } from '../messages/index.ts';

/** The file of a part of the page has not come; only a page that is loaded anew asks for it again. */
export class MissingPart extends ApiError {
  constructor(cause: unknown) {
    super(t('api.unreachable'), { status: 0, code: 'network', cause });
  }
}

/** Time for a phone to find its way from one network into another. */
const pauseMs = 1000;

/** React's own gives up at once where the network breaks, and takes the whole page with it: this one asks a second time. */
export const lazy: typeof lazyInReact = (load) => lazyInReact(() => loadTwice(load));

export async function loadTwice<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch {
    await new Promise((done) => setTimeout(done, pauseMs));
  }
  try {
    return await load();
  } catch (error) {
    throw new MissingPart(error);
  }
}
