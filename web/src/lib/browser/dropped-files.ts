/** The path of a file in the folder that was dropped or chosen, or its name. */
export const pathOf = (file: File): string => {
  // So does the library say it that takes what is dropped on a place for files.
  if ('path' in file && typeof file.path === 'string' && file.path) return file.path.replace(/^\.?\//, '');
  return file.webkitRelativePath || file.name;
};

/**
 * What is dropped, and instead of folders all files in them. Has to be called while the event is handled; a file that cannot be opened is
 * left out.
 */
export async function droppedFiles(data: DataTransfer | null): Promise<File[]> {
  const entries = [...(data?.items ?? [])].map((item) => item.webkitGetAsEntry());
  const files = [...(data?.files ?? [])];
  if (!entries.some((entry) => entry?.isDirectory)) return files;
  return (await Promise.all(entries.map((entry) => (entry ? filesBelow(entry) : [])))).flat();
}

async function filesBelow(entry: FileSystemEntry): Promise<File[]> {
  if (isFolder(entry)) {
    const found: File[] = [];
    for (const inner of await entriesIn(entry)) found.push(...(await filesBelow(inner)));
    return found;
  }
  const file = isFile(entry) ? await opened(entry) : undefined;
  return file ? [Object.defineProperty(file, 'path', { value: entry.fullPath })] : [];
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

const opened = (entry: FileSystemFileEntry): Promise<File | undefined> =>
  new Promise((resolve) => entry.file(resolve, () => resolve(undefined)));

/** Browsers tell a hundred at a time, until they tell none. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

/** Lets the page stay when a file is dropped where nothing takes it: a browser would open the file in its place. */
export function stayForDroppedFiles(): void {
  const stay = (event: DragEvent) => {
    // A field for files takes them by itself.
    const isTaken = event.defaultPrevented || event.target instanceof HTMLInputElement;
    if (isTaken || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', stay);
  window.addEventListener('drop', stay);
}
