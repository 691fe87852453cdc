// Readings that take precedence over the dictionary's: by the word as written, and by its dictionary form.
import { withoutRuby } from "@shirube/contract/text/furigana"
import { parseRuby, type RubySegment } from "../ruby.ts"
import type { Morpheme } from "./morphemes.ts"
import { hasKanji, overKanji } from "./okurigana.ts"

export interface Lexicon {
  readonly longest: number
  find(text: string): readonly RubySegment[] | undefined
  /** The part of the word that is the same in all of its forms: {辛|つら} of 辛い. */
  stemOf(lemma: string): RubySegment | undefined
}

export interface LexiconBuilder extends Lexicon {
  add(segments: readonly RubySegment[], lemma?: string): void
}

export function createLexicon(): LexiconBuilder {
  const words = new Map<string, readonly RubySegment[]>()
  const stems = new Map<string, RubySegment>()
  let longest = 0
  return {
    get longest() {
      return longest
    },
    find: (text) => words.get(text),
    stemOf: (lemma) => stems.get(lemma),
    add(segments, lemma) {
      const text = segments.map(({ text }) => text).join("")
      // The first entry for a word wins.
      if (!words.has(text)) words.set(text, segments)
      longest = Math.max(longest, text.length)
      const [stem, ...endings] = segments
      const isStem = stem && stem.reading !== null && endings.every(({ text }) => !hasKanji(text))
      const listed = lemma ?? text
      if (isStem && listed.length > stem.text.length && !stems.has(listed)) stems.set(listed, stem)
    },
  }
}

/**
 * Terms with furigana, in order of precedence. Terms without a complete reading are skipped, and readings over
 * kana are reduced to the kanji.
 */
export function lexiconOf(terms: Iterable<string>): Lexicon {
  const lexicon = createLexicon()
  for (const term of terms) {
    const isWhole = parseRuby(term).every(({ text, reading }) => reading !== null || !hasKanji(text))
    if (!isWhole || !hasKanji(withoutRuby(term))) continue
    lexicon.add(
      parseRuby(term).flatMap(({ text, reading }) =>
        reading === null ? [{ text, reading }] : overKanji(text, reading),
      ),
    )
  }
  return lexicon
}

/**
 * 行っ is a form of both 行く and 行う: without its ending, a verb does not show its dictionary form. 辛かっ
 * is only a form of 辛い.
 */
const hasLostItsEnding = (surface: string) => /(?<!か)[っん]$/u.test(surface)

export function stemIn(lexicon: Lexicon, { surface, lemma }: Morpheme): RubySegment[] | undefined {
  if (hasLostItsEnding(surface)) return undefined
  const stem = lexicon.stemOf(lemma)
  return stem && surface.startsWith(stem.text) && !hasKanji(surface.slice(stem.text.length))
    ? [stem, { text: surface.slice(stem.text.length), reading: null }]
    : undefined
}

/** The dictionary form, unless it is ambiguous. */
export const listedForm = ({ surface, lemma }: Morpheme) => (hasLostItsEnding(surface) ? surface : lemma)
