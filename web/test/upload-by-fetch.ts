/** As much of `XMLHttpRequest` as an upload that tells its progress uses; what it sends goes through `fetch`. */
export class UploadByFetch {
  upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {};
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  status = 0;
  responseText = '';
  #method = '';
  #address = '';
  #headers = new Headers();
  #replied = new Headers();
  readonly #aborting = new AbortController();

  open(method: string, address: string) {
    this.#method = method;
    this.#address = address;
  }

  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value);
  }

  getAllResponseHeaders() {
    return [...this.#replied].map(([name, value]) => `${name}: ${value}`).join('\r\n');
  }

  abort() {
    this.#aborting.abort();
  }

  async send(body: BodyInit | null = null) {
    try {
      const reply = await fetch(this.#address, {
        ...{ method: this.#method, headers: this.#headers, body, signal: this.#aborting.signal },
      });
      this.status = reply.status;
      this.responseText = await reply.text();
      this.#replied = reply.headers;
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 1 });
      this.onload();
    } catch {
      this.onerror();
    }
  }
}
