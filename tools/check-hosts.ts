// No committed file may name the machine it was created on, or a package download host: a clone has to work
// in a closed network with its own registry.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { projectFiles, root } from "./lib/files.ts"
import { report } from "./lib/problems.ts"

const traces: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["a package registry", /\b(registry\.(npmjs|yarnpkg|npmmirror)|npm\.pkg\.github|npm\.jsr)\.(org|com|io)\b/],
  ["a package registry", /^\s*"resolved": "(https?|git|file):/m],
  ["a package registry", /^\s*(@[\w-]+:)?registry\s*=/m],
  ["a path of one machine", /(^|[\s"'`(=:])\/(home|Users|root)\/[\w.-]/m],
  ["a path of one machine", /\b[A-Z]:\\Users\\/],
]

export function hostProblems(file: string, text: string, here: string): string[] {
  const found = traces.filter(([, pattern]) => pattern.test(text)).map(([what]) => what)
  if (here.length > 1 && text.includes(`${here}/`)) found.push("a path of one machine")
  return [...new Set(found)].map((what) => `${file}: names ${what}`)
}

if (import.meta.main) {
  const isText = (file: string) => !/\.(png|jpe?g|webp|avif|gif|ico|woff2?|pdf|mp4|zip|gz)$/.test(file)
  report(
    projectFiles()
      .filter(isText)
      .flatMap((file) => hostProblems(file, readFileSync(join(root, file), "utf8"), root)),
  )
}
