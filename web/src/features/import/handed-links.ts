let handed = '';

/** Links that the box was given and that the page for many links takes over. */
export const handedLinks = {
  give(urls: string[]) {
    handed = urls.join('\n');
  },
  /** As text, one a line; empty from the next moment on. */
  take(): string {
    // A component may ask twice while it is made.
    queueMicrotask(() => {
      handed = '';
    });
    return handed;
  },
};
