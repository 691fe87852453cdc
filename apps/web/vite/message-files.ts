// Texts live beside the code that shows them: <folder>/messages/<area>.<language>.json. An area's name is unique.
import { readdirSync } from "node:fs"
import { join } from "node:path"

const NAME = /^([A-Za-z]+)\.(en|ja)\.json$/

export interface MessageFile {
  readonly area: string
  readonly language: "en" | "ja"
  /** Absolute. */
  readonly path: string
}

/** Sorted by area, then by language. */
export function findMessageFiles(folder: string): MessageFile[] {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const [, area, language] = NAME.exec(entry.name) ?? []
    if (area === undefined || !/[\\/]messages$/.test(entry.parentPath)) return []
    return [{ area, language: language as MessageFile["language"], path: join(entry.parentPath, entry.name) }]
  })
  const names = found.map(({ area, language }) => `${area}.${language}`)
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice !== undefined) throw new Error(`two message files are named ${twice}.json`)
  return found.sort((a, b) =>
    a.area === b.area ? (a.language < b.language ? -1 : 1) : a.area < b.area ? -1 : 1,
  )
}
