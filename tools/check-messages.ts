// Checks the interface texts: the same keys and arguments in both languages, and no unused ones. Screens,
// errors and emails use one word per concept.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { labelAreas, readMessages } from "../apps/web/vite/message-files.ts"
import { projectFiles, root } from "./lib/files.ts"
import { icuArguments } from "./lib/icu.ts"
import { usedKeys } from "./lib/message-use.ts"
import { pairProblems, pairsIn } from "./lib/pairs.ts"
import { report } from "./lib/problems.ts"
import { quoteProblems, spokenTexts, wordingProblems } from "./lib/wording.ts"

/** `area.key.below` → text. */
export type Texts = ReadonlyMap<string, string>
type Message = string | { readonly [key: string]: Message }

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
const latinWords = /[A-Za-z]{3,}\s+[A-Za-z]{2,}/

export function flatten(area: string, message: Message): [string, string][] {
  if (typeof message === "string") return [[area, message]]
  return Object.entries(message).flatMap(([key, below]) => flatten(`${area}.${key}`, below))
}

export function messageProblems(en: Texts, ja: Texts, termsInEnglish: readonly string[] = []): string[] {
  return [
    ...[...en.keys()].filter((key) => !ja.has(key)).map((key) => `${key}: missing in Japanese`),
    ...[...ja.keys()].filter((key) => !en.has(key)).map((key) => `${key}: missing in English`),
    ...textProblems("English", en),
    ...textProblems("Japanese", ja),
    ...argumentProblems(en, ja),
    ...languageProblems(en, ja, termsInEnglish),
  ]
}

function textProblems(language: string, texts: Texts): string[] {
  return [...texts].flatMap(([key, text]) => {
    if (text.trim() === "") return [`${key}: empty in ${language}`]
    const { problem } = icuArguments(text)
    return problem ? [`${key}: ${problem} in ${language}`] : []
  })
}

function argumentProblems(en: Texts, ja: Texts): string[] {
  return [...en].flatMap(([key, english]) => {
    const [inEnglish, inJapanese] = [english, ja.get(key) ?? english].map((text) => icuArguments(text).names)
    if (inEnglish === undefined || inJapanese === undefined) return []
    const [a, b] = [inEnglish.join(", "), inJapanese.join(", ")]
    return a === b ? [] : [`${key}: takes {${a}} in English but {${b}} in Japanese`]
  })
}

function languageProblems(en: Texts, ja: Texts, termsInEnglish: readonly string[]): string[] {
  const terms = [...termsInEnglish].sort((a, b) => b.length - a.length)
  const withoutTerms = (text: string) => terms.reduce((rest, term) => rest.replaceAll(term, ""), text)
  const inEnglish = [...en].filter(([, text]) => japanese.test(withoutTerms(text)))
  const untranslated = [...ja].filter(([key, text]) => text === en.get(key) && latinWords.test(text))
  const areas = new Set([...ja.keys()].map((key) => key.split(".")[0] ?? ""))
  const withoutJapanese = [...areas].filter((area) =>
    [...ja].every(([key, text]) => !key.startsWith(`${area}.`) || !japanese.test(text)),
  )
  return [
    ...inEnglish.map(([key]) => `${key}: Japanese in the English text`),
    ...untranslated.map(([key]) => `${key}: the Japanese text is English`),
    ...withoutJapanese.map((area) => `${area}: no Japanese in the Japanese file`),
  ]
}

/** Unused keys, and used keys that do not exist, as far as static analysis can tell. */
export function useProblems(texts: Texts, sources: readonly string[]): string[] {
  const { isUsed, asked } = usedKeys(sources)
  const keys = [...texts.keys()]
  const exists = (key: string) => texts.has(key) || keys.some((other) => other.startsWith(`${key}.`))
  return [
    ...keys.filter((key) => !isLabel(key) && !isUsed(key)).map((key) => `${key}: not used anywhere`),
    ...asked.filter((key) => !exists(key)).map((key) => `${key}: used, but there is no such text`),
  ]
}

const readTexts = (language: "en" | "ja"): Texts =>
  new Map(
    [...readMessages(join(root, "apps/web/src"), language)].flatMap(([area, texts]) => flatten(area, texts)),
  )

const isLabel = (key: string) => labelAreas.some((area) => key.startsWith(`${area}.`))
const NAVIGATION = /\/((?:account-|editor-)?navigation)\.ts$/
const areaOf = (file: string) => file.replace(/-(\w)/, (_, letter: string) => letter.toUpperCase())

/** Navigation entries without a label, and labels without an entry. `files`: path → source. */
export function labelProblems(texts: Texts, files: ReadonlyMap<string, string>): string[] {
  const entries = [...files].flatMap(([file, source]) => {
    const [, name] = NAVIGATION.exec(file) ?? []
    if (name === undefined) return []
    return [...source.matchAll(/\btext: "([\w.]+)"/g)].map(([, text = ""]) => ({
      file,
      area: areaOf(name),
      text,
    }))
  })
  const used = new Set(entries.map(({ area, text }) => `${area}.${text}`))
  return [
    ...entries
      .filter(({ area, text }) => !texts.has(`${area}.${text}`))
      .map(
        ({ file, area, text }) =>
          `${file}: no label "${text}"; write it as "${area}" in messages/<area>.{en,ja}.json of the feature (a text if "${text}" is the area, else an object with that key), then run \`npm run lists\``,
      ),
    ...[...texts.keys()]
      .filter((key) => isLabel(key) && !used.has(key))
      .map(
        (key) =>
          `${key}: a label without an entry; add the entry to the feature's navigation, or delete the label`,
      ),
  ]
}

/** Japanese glossary terms are allowed in English texts. */
/** Code that contains texts for readers. */
const speaking =
  /^packages\/vocabulary\/src\/.*(?:errors(?:\/[a-z-]+)?|choices)\.ts$|^apps\/api\/src\/.*\/(?:present|letters|notices|field-messages|suspended-text)\.ts$|^apps\/api\/src\/modules\/(?:identity\/deletion|community\/forum\/held-texts|season\/calendar\/reading)\/service\.ts$|^apps\/web\/src\/lib\/documents\/|^siblings\/identity\/src\/texts\.ts$/

const spokenProblems = () =>
  projectFiles("packages/vocabulary/src", "apps/api/src", "apps/web/src", "siblings/identity/src")
    .filter((file) => speaking.test(file) && !file.endsWith(".test.ts"))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), "utf8")
      return [
        ...spokenTexts(source).flatMap(({ language, text }) => [
          ...wordingProblems(file, language, text),
          // Double quotes in templates are code.
          ...(language === "en" ? quoteProblems(file, text.replaceAll('"', "")) : []),
        ]),
        ...pairsIn(source).flatMap(({ en, ja }) => pairProblems(file, en, ja)),
      ]
    })

/** Everywhere else in the code, texts for readers are pairs: `{ en: "…", ja: "…" }`. */
export const pairWordingProblems = (file: string, source: string): string[] =>
  pairsIn(source).flatMap(({ en, ja }) => [
    ...wordingProblems(file, "en", en),
    ...wordingProblems(file, "ja", ja),
    ...pairProblems(file, en, ja),
  ])

/** Examples of mistakes, and texts of tests. */
const quoting = /\/career\/writing-hints\/|\/testing\/|\/(?:builders|roles)\.ts$/

const otherPairs = () =>
  projectFiles("packages/vocabulary/src", "packages/contract/src", "apps/api/src", "apps/web/src")
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !speaking.test(file) && !quoting.test(file))
    .flatMap((file) => pairWordingProblems(file, readFileSync(join(root, file), "utf8")))

/** Summaries and descriptions of the API, which its documentation shows. */
export const summaryProblems = (file: string, source: string): string[] =>
  [...source.matchAll(/(?:summary|description):\s*"((?:[^"\\]|\\.)*)"/g)].flatMap(([, text = ""]) =>
    wordingProblems(file, "en", text),
  )

/** English dates are British; `language` alone is American. A file that reads the parts of a date shows none. */
export const dateProblems = (file: string, source: string): string[] =>
  [...source.matchAll(/Intl\.DateTimeFormat\(\s*(language|"en(?:-US)?"),\s*\{([^}]*)\}/g)]
    .filter(([, , options = ""]) => /dateStyle|\bday:/.test(options) && !source.includes("formatToParts"))
    .map(
      ([, locale]) =>
        `${file}: Intl.DateTimeFormat(${locale}) writes American dates; use dateLocales[language]`,
    )

const codeProblems = () => [
  ...projectFiles("packages/contract/src").flatMap((file) =>
    summaryProblems(file, readFileSync(join(root, file), "utf8")),
  ),
  ...projectFiles("packages/vocabulary/src", "apps/api/src", "apps/web/src", "siblings/identity/src")
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => dateProblems(file, readFileSync(join(root, file), "utf8"))),
]

if (import.meta.main) {
  const [en, ja] = [readTexts("en"), readTexts("ja")]
  const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.(test|gen|d)\.tsx?$/.test(file)
  const files = new Map(
    projectFiles("apps/web/src", "apps/api/src", "apps/server/src")
      .filter(isSource)
      .map((file) => [file, readFileSync(join(root, file), "utf8")]),
  )
  report([
    ...(en.size === 0 ? ["apps/web/src: no texts found"] : []),
    ...messageProblems(en, ja, ["しるべ"]),
    ...useProblems(en, [...files.values()]),
    ...labelProblems(en, files),
    ...[...en].flatMap(([key, text]) => [...wordingProblems(key, "en", text), ...quoteProblems(key, text)]),
    ...[...ja].flatMap(([key, text]) => wordingProblems(key, "ja", text)),
    ...[...en].flatMap(([key, text]) => pairProblems(key, text, ja.get(key) ?? "")),
    ...spokenProblems(),
    ...otherPairs(),
    ...codeProblems(),
  ])
}
