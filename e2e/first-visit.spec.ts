// What the first visit to each public page costs: the document and the files that it names, its font included. What they add in the
// browser is measured on an article (articles.spec.ts).

import { brotliCompressSync, constants } from "node:zlib"
import { expect, test } from "./support/fixtures.ts"
import { pages, readerOf } from "./support/site-pages.ts"

const LIMIT = { files: 18, kb: 200 }
/** They show parts of eight other pages, or begin with a form. */
const OWN_LIMITS: Readonly<Record<string, Partial<typeof LIMIT>>> = {
  "/career": { files: 22, kb: 202 },
  "/offline": { files: 20 },
  "/shukatsu-calendar/visa": { kb: 204 },
}
/** Shows every part there is. */
const GALLERY = "/dev/ui"

/** As a page is stored at first; in an idle moment it becomes some 2 KB smaller, which would take a third of a second each here. */
const compressedSize = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length

const sizes = new Map<string, Promise<number>>()
const transferred = async (address: string) => {
  const response = await fetch(address, { headers: { "Accept-Encoding": "br" } })
  const size = Number(response.headers.get("content-length"))
  return size > 0 ? size : Buffer.byteLength(await response.text())
}
const sizeOf = (address: string) => {
  const known = sizes.get(address) ?? transferred(address)
  sizes.set(address, known)
  return known
}

async function costOf(address: string, origin: string) {
  const html = await (await fetch(address)).text()
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [])]
  const all = [compressedSize(html), ...(await Promise.all(files.map((file) => sizeOf(origin + file))))]
  return {
    files: files.filter((file) => file.endsWith(".js")).length,
    kb: Math.round(all.reduce((sum, size) => sum + size, 0) / 1000),
  }
}

test("a first visit to any public page requests few files, and few bytes", { tag: "@both" }, async ({
  baseURL,
  language,
}) => {
  test.slow() // every public page is rendered
  const origin = baseURL ?? ""
  const read = pages.filter(
    (page) => readerOf(page) === "visitor" && (page.status ?? 200) === 200 && page.path !== GALLERY,
  )
  for (const { path } of read) {
    const cost = await costOf(`${origin}/${language}${path === "/" ? "" : path}`, origin)
    const limit = { ...LIMIT, ...OWN_LIMITS[path] }
    expect.soft(cost.files, `files of ${path}`).toBeLessThanOrEqual(limit.files)
    expect.soft(cost.kb, `KB of ${path}`).toBeLessThanOrEqual(limit.kb)
  }
})
