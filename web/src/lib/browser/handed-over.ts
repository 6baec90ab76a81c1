/** Something that one screen hands to the next, and that is gone once it was taken. */
interface HandedOver<Value> {
  give(value: Value): void;
  take(): Value;
}

function handedOver<Value>(nothing: Value): HandedOver<Value> {
  let handed = nothing;
  return {
    give(value) {
      handed = value;
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

/** Files that another application shared, for the page that imports. */
export const handedShares = handedOver<File[]>([]);

/** Files of other programs, for the page where one moves in. */
export const handedExports = handedOver<File[]>([]);

/** A backup of this program or of Mealie, for the page of the administration that has them. */
export const handedBackups = handedOver<File[]>([]);
