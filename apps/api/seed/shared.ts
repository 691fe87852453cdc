// One legal fact, one paragraph: a line `@shared name` in an article or a calendar entry is replaced by
// seed/shared/name.<language>.md.
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"

const FOLDER = join(import.meta.dirname, "shared")
const LINE = /^@shared ([a-z0-9-]+)$/gm

/** `name.language` → text. */
export type SharedTexts = ReadonlyMap<string, string>

export async function readShared(folder = FOLDER): Promise<SharedTexts> {
  const files = await readdir(folder)
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(join(folder, file), "utf8")] as const),
  )
  return new Map(texts.map(([file, text]) => [file.replace(/\.md$/, ""), text.trim()]))
}

/** By name, in both languages. */
export function sharedByName(shared: SharedTexts) {
  const names = new Set([...shared.keys()].map((key) => key.replace(/\.\w+$/, "")))
  return [...names].map((name) => ({
    name,
    text: { en: shared.get(`${name}.en`) ?? "", ja: shared.get(`${name}.ja`) ?? "" },
  }))
}

export const sharedNames = (markdown: string) => [...markdown.matchAll(LINE)].map(([, name = ""]) => name)

export const includeShared = (markdown: string, language: string, shared: SharedTexts) =>
  markdown.replace(LINE, (_line, name: string) => {
    const text = shared.get(`${name}.${language}`)
    if (text === undefined) throw new Error(`seed/shared/${name}.${language}.md is missing`)
    return text
  })
