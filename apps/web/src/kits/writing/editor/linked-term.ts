// Links a word of the glossary where it occurs first in a text, which has furigana between its letters.
import type { Selected } from "#web/lib/form/marks.ts"

const RUBY = /\{(?<base>[^{}|\\\n]+)\\?\|[^{}|\\\n]+\}/y
/** What is linked already, and addresses. */
const LINKED = /\[\[[^\]\n]*\]\]|!?\[[^\]\n]*\]\([^)\n]*\)/y

interface Letter {
  readonly letter: string
  readonly start: number
  readonly end: number
}

/** The letters that readers see, each with its place; the letters of a word with a reading are where the word is. */
function lettersOf(text: string): Letter[] {
  const letters: Letter[] = []
  for (let at = 0; at < text.length; ) {
    LINKED.lastIndex = at
    RUBY.lastIndex = at
    const linked = LINKED.exec(text)
    const ruby = linked ? null : RUBY.exec(text)
    const end = at + (linked ?? ruby ?? [text.charAt(at)])[0].length
    // No word of the glossary has this letter.
    for (const letter of (linked ? "\n" : (ruby?.groups?.base ?? text.charAt(at))).split(""))
      letters.push({ letter, start: at, end })
    at = end
  }
  return letters
}

/** Undefined if the word does not occur, or only as part of a link. */
export function withLinkedTerm(text: string, key: string, words: string): Selected | undefined {
  const letters = lettersOf(text)
  const at = letters
    .map(({ letter }) => letter.toLowerCase())
    .join("")
    .indexOf(words.toLowerCase())
  const from = letters[at]?.start
  const to = letters[at + words.length - 1]?.end
  if (at === -1 || from === undefined || to === undefined) return undefined
  const line = text.slice(text.lastIndexOf("\n", from - 1) + 1, from)
  const written = `[[${key}${line.startsWith("|") ? "\\|" : "|"}${text.slice(from, to)}]]`
  return {
    text: text.slice(0, from) + written + text.slice(to),
    start: from,
    end: from + written.length,
  }
}
