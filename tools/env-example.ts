// npm run env-example: generates .env.example from the table of settings in docs/configuration.md.
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const ROOT = join(import.meta.dirname, "..")

export interface DocumentedSetting {
  readonly name: string
  readonly preset: string
  readonly meaning: string
}

const ROW = /^\| (`[A-Z].*?`) \| (.*?) \| (.*) \|$/gm

export const documentedSettings = (markdown: string): DocumentedSetting[] =>
  [...markdown.matchAll(ROW)].flatMap(([, names = "", presets = "", meaning = ""]) => {
    const all = names.split(", ")
    const each = presets.split(", ")
    return all.map((name, index) => ({
      name: plain(name),
      preset: plain(each.length === all.length ? (each[index] ?? "") : presets),
      meaning: plain(meaning),
    }))
  })

/** Without code marks, and with only the text of links. */
const plain = (markdown: string) => markdown.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1").replaceAll("`", "")

const WIDTH = 110

function wrapped(text: string): string {
  const lines: string[] = []
  for (const word of text.split(" ")) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= WIDTH)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`# ${word}`)
  }
  return lines.join("\n")
}

export const envExample = (markdown: string) =>
  [
    "# Every setting, with its default. Copy to .env, which `npm start`, the commands beside it and compose.yaml read, and uncomment what you need.",
    "# Made from docs/configuration.md by `npm run env-example`.",
    ...documentedSettings(markdown).map(
      ({ name, preset, meaning }) =>
        `\n${wrapped(preset === "–" ? meaning : `${meaning}. Default: ${preset}`)}\n# ${name}=`,
    ),
    "",
  ].join("\n")

if (import.meta.main)
  writeFileSync(
    join(ROOT, ".env.example"),
    envExample(readFileSync(join(ROOT, "docs/configuration.md"), "utf8")),
  )
