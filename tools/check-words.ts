// Names, comments, titles of tests and the documentation in the trade's words (tools/lib/words.ts).
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { projectFiles, root } from "./lib/files.ts"
import { report } from "./lib/problems.ts"
import { sentenceProblems, wordProblems } from "./lib/words.ts"

/** These name the words, or are made from titles of tests. */
const OWN_LISTS = /^docs\/(?:glossary|specification)\.md$/
const OWN_WORDS = /^tools\/(?:lib\/words|check-words\.test|lib\/words\.test)\.ts$/

if (import.meta.main)
  report(
    projectFiles()
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.gen\.ts$/.test(file) && !OWN_WORDS.test(file))
      .flatMap((file) => wordProblems(file, readFileSync(join(root, file), "utf8")))
      .concat(
        projectFiles()
          .filter((file) => /^(?:docs\/.*|[A-Z]+)\.md$/.test(file) && !OWN_LISTS.test(file))
          .flatMap((file) => sentenceProblems(file, readFileSync(join(root, file), "utf8"))),
      ),
  )
