// Bodies compressed once for all requests, in other threads. Until that is done, responses are compressed on
// the fly.
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Encoding } from "@shirube/vocabulary/http/encodings"

const gzipped = promisify(gzip)
const brotli = promisify(brotliCompress)

/** The best of gzip, and as much brotli as fits into milliseconds. */
export const compressed = (bytes: Uint8Array) => (encoding: Encoding) =>
  encoding === "br"
    ? brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 9,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      })
    : gzipped(bytes, { level: constants.Z_BEST_COMPRESSION })
