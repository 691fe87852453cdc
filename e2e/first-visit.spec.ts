// What the first visit to each public page costs: the document and the files that it names. What they add in the
// browser, and fonts, is measured on an article (articles.spec.ts).

import { store } from "./support/first-visit.ts"
import { expect, test } from "./support/fixtures.ts"
import { pages, readerOf } from "./support/site-pages.ts"

const LIMIT = { files: 22, kb: 212 }
/** Their parts are those of eight other pages. */
const MOST_FILES: Readonly<Record<string, number>> = { "/career": 26, "/offline": 26 }
/** Shows every part there is. */
const GALLERY = "/dev/ui"

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
  await store(() => transferred(address))
  const html = await (await fetch(address)).text()
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])]
  const all = [await transferred(address), ...(await Promise.all(files.map((file) => sizeOf(origin + file))))]
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
    expect.soft(cost.files, `files of ${path}`).toBeLessThanOrEqual(MOST_FILES[path] ?? LIMIT.files)
    expect.soft(cost.kb, `KB of ${path}`).toBeLessThanOrEqual(LIMIT.kb)
  }
})
