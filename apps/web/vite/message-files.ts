// Texts live beside the code that shows them: <folder>/messages/<area>.<language>.json. An area's name is unique.
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const NAME = /^([A-Za-z]+)\.(en|ja)\.json$/

/**
 * Labels of navigation entries are written in the feature's own area under one of these keys, and collected into an area
 * of that name: it is loaded with the frame that shows the entries, on pages where the feature's own texts are not.
 */
export const labelAreas = ["navigation", "accountNavigation", "editorNavigation"] as const

export type Tree = { [key: string]: string | Tree }

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

/** One label is named after its area, several have their own keys. */
export function labelsOf(
  name: (typeof labelAreas)[number],
  area: string,
  texts: Tree,
): [string, string | Tree][] {
  const { [name]: label } = texts
  if (label === undefined) return []
  return typeof label === "string" ? [[area, label]] : Object.entries(label)
}

/** `area` → its texts, with the labels of all areas collected. */
export function readMessages(folder: string, language: MessageFile["language"]): Map<string, Tree> {
  const areas = new Map<string, Tree>(labelAreas.map((name) => [name, {}]))
  for (const { area, path } of findMessageFiles(folder).filter((file) => file.language === language)) {
    const texts: Tree = JSON.parse(readFileSync(path, "utf8"))
    for (const name of labelAreas) {
      for (const [key, text] of labelsOf(name, area, texts)) {
        const labels = areas.get(name) ?? {}
        if (key in labels) throw new Error(`${path}: another feature has a label "${key}" in ${name}`)
        labels[key] = text
      }
      delete texts[name]
    }
    areas.set(area, texts)
  }
  return areas
}
