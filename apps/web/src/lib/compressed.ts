// Bodies that are compressed once for all who ask, in other threads. Whatever waits for it is compressed on the way instead.
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Encoding } from "@shirube/contract/encodings"

const gzipped = promisify(gzip)
const brotli = promisify(brotliCompress)

/** The best that gzip can, and what brotli can within milliseconds. */
export const compressed = (bytes: Uint8Array) => (encoding: Encoding) =>
  encoding === "br"
    ? brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 9,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      })
    : gzipped(bytes, { level: constants.Z_BEST_COMPRESSION })
