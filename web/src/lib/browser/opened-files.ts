interface LaunchQueue {
  setConsumer(consumer: (launch: { files: readonly FileSystemFileHandle[] }) => void): void;
}

declare global {
  interface Window {
    /** Where browsers hand over files that somebody opens with the installed application. */
    launchQueue?: LaunchQueue;
  }
}

/** Takes the files that somebody opens with the installed application, also those from before the page had loaded. */
export function onOpenedFiles(take: (files: File[]) => void) {
  window.launchQueue?.setConsumer(async ({ files }) => {
    if (files.length > 0) take(await Promise.all(files.map((file) => file.getFile())));
  });
}
