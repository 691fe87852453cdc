// Names, comments and titles of tests in the trade's words (tools/lib/words.ts).
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { projectFiles, root } from "./lib/files.ts"
import { report } from "./lib/problems.ts"
import { wordProblems } from "./lib/words.ts"

const OWN_WORDS = /^tools\/(?:lib\/words|check-words\.test|lib\/words\.test)\.ts$/

if (import.meta.main)
  report(
    projectFiles()
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.gen\.ts$/.test(file) && !OWN_WORDS.test(file))
      .flatMap((file) => wordProblems(file, readFileSync(join(root, file), "utf8"))),
  )
