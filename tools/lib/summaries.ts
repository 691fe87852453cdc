// The summary above an article, "@when …": read in one glance on a phone, so it is short. It has the same parts in
// both languages, and no glossary terms, whose cards belong to the body.
import { summaryParts } from "@shirube/vocabulary/learning/articles/choices"
import { type Folder, languages, plainText } from "./seed-content.ts"

const LONGEST = { en: 72, ja: 42 }
const LINE = new RegExp(`^@(${summaryParts.join("|")}) (.+)$`)

export const isSummaryLine = (line: string) => LINE.test(line)

export function summaryProblems(folder: Folder): string[] {
  const [en, ja] = [linesOf(folder["en.md"]), linesOf(folder["ja.md"])]
  const parts = en.map(({ part }) => part)
  const inOrder = summaryParts.filter((part) => parts.includes(part))
  return [
    ...(parts.join() === ja.map(({ part }) => part).join()
      ? []
      : ["ja.md: the summary has other parts than en.md"]),
    ...(parts.join() === inOrder.join()
      ? []
      : [`en.md: the summary is not in the order ${summaryParts.join(", ")}`]),
    ...languages.flatMap((language) =>
      (language === "en" ? en : ja)
        .flatMap(({ part, text }) => [
          ...(plainText(text).trim().length > LONGEST[language]
            ? [`@${part} is longer than ${LONGEST[language]} characters`]
            : []),
          ...(text.includes("[[") ? [`@${part} has a glossary term`] : []),
        ])
        .map((problem) => `${language}.md: ${problem}`),
    ),
  ]
}

const linesOf = (markdown = "") =>
  markdown.split("\n").flatMap((line) => {
    const [, part = "", text] = LINE.exec(line) ?? []
    return text === undefined ? [] : [{ part, text }]
  })
