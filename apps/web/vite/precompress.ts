// Compresses the build output once, as well as the formats allow: the server finds `main.js.br` and
// `main.js.gz` beside `main.js` and need not compress at startup.
import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Plugin } from "vite"

const TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export const precompress = (): Plugin => ({
  name: "shirube:precompress",
  apply: "build",
  applyToEnvironment: (environment) => environment.name === "client",
  writeBundle: {
    order: "post",
    sequential: true,
    async handler({ dir }) {
      if (dir === undefined) this.error("The browser's files go to no folder")
      await compressFiles(dir)
    },
  },
})

export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))
  await Promise.all(texts.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

async function compressFile(file: string): Promise<void> {
  const plain = await readFile(file)
  const compressed = {
    br: await brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    gz: await gzipped(plain, { level: constants.Z_BEST_COMPRESSION }),
  }
  for (const [ending, body] of Object.entries(compressed)) {
    // Very short files grow when compressed.
    if (body.length < plain.length) await writeFile(`${file}.${ending}`, body)
  }
}
