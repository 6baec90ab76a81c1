/**
 * What jsdom lacks: a size for everything, since nothing is laid out, and a word on what fits the screen. Nothing moves:
 * a menu that is chosen from while it fades in stays for ever, which nobody is quick enough for but a test.
 */

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

window.larder = { early: {}, translated: {}, words: Promise.resolve({}) };
window.matchMedia = (query) => ({
  matches: query.includes('min-width') || query.includes('reduced-motion: reduce'),
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
const size = { width: 1200, height: 800, top: 0, left: 0, right: 1200, bottom: 800, x: 0, y: 0, toJSON: () => ({}) };
Element.prototype.getBoundingClientRect = () => size;
for (const [name, value] of Object.entries({ offsetWidth: 1200, offsetHeight: 800, clientWidth: 1200 }))
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
Object.assign(window, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver });
Object.defineProperty(document, 'fonts', {
  configurable: true,
  value: Object.assign(new EventTarget(), { load: async () => [], ready: Promise.resolve() }),
});
