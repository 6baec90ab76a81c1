/** Something that one screen hands to the next, and that is gone once it was taken. */
interface HandedOver<Thing> {
  give(thing: Thing): void;
  take(): Thing;
}

function handedOver<Thing>(nothing: Thing): HandedOver<Thing> {
  let handed = nothing;
  return {
    give(thing) {
      handed = thing;
    },
    take() {
      // A component may ask twice while it is made.
      queueMicrotask(() => {
        handed = nothing;
      });
      return handed;
    },
  };
}

/** Photos and documents, for the page that reads words from pictures. */
export const handedScans = handedOver<File[]>([]);
