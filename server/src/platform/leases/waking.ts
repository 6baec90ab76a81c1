/** Wakes whoever waits for it after a while, or now; where nobody waits, the next one does not have to. */
export const createWaking = () => {
  let isAwake = false;
  let wake = (): void => undefined;
  return {
    now: (): void => {
      isAwake = true;
      wake();
    },
    after: async (milliseconds: number): Promise<void> => {
      if (!isAwake) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isAwake = false;
    },
  };
};
