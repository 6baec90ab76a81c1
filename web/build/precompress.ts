import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const worthIt = /\.(js|css|html|json|svg|txt|webmanifest)$/;

/** Below this a compressed file is no faster to send: it fits one packet either way. */
const smallest = 1024;

/** Writes a `.br` and a `.gz` beside each text file, so that no request is ever compressed while somebody waits. */
export function precompress(): Plugin {
  return {
    name: 'larder-precompress',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle).filter(({ fileName }) => worthIt.test(fileName));
        await Promise.all(
          files.map(async (file) => {
            const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
            if (bytes.length < smallest) return;
            const options = {
              params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
            };
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: await brotli(bytes, options) });
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: await zip(bytes, { level: 9 }) });
          }),
        );
      },
    },
  };
}
