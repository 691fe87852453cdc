// Words that make code hard to read for people who know the trade and not this project (docs/glossary.md has the words to use).
// Texts that readers of the site see are strings, and free to use them; names, comments and titles of tests are not.

interface Banned {
  readonly pattern: RegExp
  readonly instead: string
}

const inSentences: readonly Banned[] = [
  { pattern: /\bwhoever\b/i, instead: "name the person: the member, the caller, the editor" },
  { pattern: /\bwhom\b/i, instead: "name the person" },
  { pattern: /\bnobody\b/i, instead: "say what is refused, or `no one`" },
  { pattern: /\bsomebody\b/i, instead: "name the person, or `someone`" },
  { pattern: /\banew\b/i, instead: "again" },
  { pattern: /\bof before\b/i, instead: "previous, earlier" },
  { pattern: /\bin vain\b/i, instead: "without a response, unsuccessfully" },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, instead: "fix, correct, repair" },
  { pattern: /\bstands\b/i, instead: "is, belongs, remains" },
  { pattern: /\bgo(?:es)? on\b/i, instead: "continue" },
  { pattern: /\bcomes to\b/i, instead: "reaches, opens, results in" },
  { pattern: /\bhears? of\b/i, instead: "is notified" },
  { pattern: /\b(?:is|are|was|were) told\b/i, instead: "is notified, receives" },
  { pattern: /\bany more[.,;:)]|\bany more$/i, instead: "no longer" },
]

/** Parts of identifiers: `letGoOfFiles` is `let-go-of-files`. Words of the wire (`may_mend`) are not ours to change here. */
const inNames: readonly Banned[] = [
  { pattern: /(?:^|-)(?:whoever|whom|nobody|somebody|anew)(?:-|$)/, instead: "the noun" },
  { pattern: /(?:^|-)farewell/, instead: "onAccountDeleted" },
  { pattern: /^mend(?:-|$)/, instead: "correct, fix" },
  { pattern: /(?:^|-)let-go(?:-|$)/, instead: "release" },
  { pattern: /(?:^|-)in-vain(?:-|$)/, instead: "missed, failed" },
  { pattern: /(?:^|-)wish(?:-|$)/, instead: "input, request" },
  { pattern: /(?:^|-)standing(?:-|$)/, instead: "status" },
  { pattern: /(?:^|-)take-back(?:-|$)/, instead: "withdraw" },
  { pattern: /(?:^|-)give-back(?:-|$)/, instead: "release, restore" },
  { pattern: /^hold-/, instead: "lock, keep, pause" },
  { pattern: /^look-first$/, instead: "confirmBeforeSend" },
  { pattern: /(?:^|-)turns-at(?:-|$)/, instead: "changesAt" },
  { pattern: /(?:^|-)brought(?:-|$)/, instead: "contributions, seeded, imported" },
]

/** Types that say nothing without their function. */
const bareTypes = /^(?:Whole|Ground|Asking|Told|Said|Named|Found|Kept|Shown)$/

const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*(?=[\s,.;)\]])|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|[A-Za-z_$][\w$]*/g
const TITLE = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^()]*\)|\(\[[\s\S]*?\]\))?\(\s*$/

/** The stored and sent values `nobody` are quoted in comments that explain them. */
const withoutCode = (comment: string) => comment.replace(/`[^`]*`|"[^"]*"|“[^”]*”/g, "")

const partsOf = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])|_/g, "-").toLowerCase()

/** The same words in Markdown, outside of code and quotations. */
export const sentenceProblems = (file: string, markdown: string): string[] =>
  markdown
    .replace(/```[\s\S]*?```/g, (code) => code.replace(/[^\n]/g, ""))
    .split("\n")
    .flatMap((line, index) =>
      inSentences.flatMap(({ pattern, instead }) => {
        const hit = pattern.exec(withoutCode(line).replace(/\]\([^)]*\)/g, "]"))
        return hit ? [`${file}:${index + 1}: "${hit[0]}"; write: ${instead}`] : []
      }),
    )

export function wordProblems(file: string, text: string): string[] {
  const found: string[] = []
  const say = (index: number, quote: string, instead: string) =>
    found.push(`${file}:${text.slice(0, index).split("\n").length}: "${quote}"; write: ${instead}`)
  const checkSentence = (index: number, sentence: string) => {
    for (const { pattern, instead } of inSentences) {
      const hit = pattern.exec(sentence)
      if (hit) say(index + hit.index, hit[0], instead)
    }
  }
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (/^\/[/*]/.test(token)) checkSentence(index, withoutCode(token))
    else if (/^["'`/]/.test(token)) {
      if (/\.(?:test|spec)\.tsx?$/.test(file) && TITLE.test(text.slice(Math.max(0, index - 200), index)))
        checkSentence(index, withoutCode(token.slice(1, -1)))
    } else {
      if (bareTypes.test(token)) say(index, token, "the noun")
      const parts = partsOf(token)
      const hit = inNames.find(({ pattern }) => pattern.test(parts))
      if (hit) say(index, token, hit.instead)
    }
  }
  return found
}
