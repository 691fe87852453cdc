import { withoutRuby } from "@shirube/contract/text/furigana"
import type { Language } from "@shirube/vocabulary/language"
import { type LevelledSegment, parseRuby } from "#api/kernel/text/ruby"
import type { EmailGap, KeigoEmail, KeigoPhrase } from "../../../../reference/keigo-emails/shape.ts"

type Gaps = ReadonlyMap<string, EmailGap>
type Phrases = ReadonlyMap<string, KeigoPhrase>

interface LetterSpan {
  readonly gap: string | null
  readonly phrase: string | null
  readonly ruby: LevelledSegment[]
}

export const presentSummary = ({ id, situation, title, when }: KeigoEmail, language: Language) => ({
  id,
  situation,
  title: withoutRuby(title[language]),
  title_ruby: parseRuby(title[language]),
  when_ruby: parseRuby(when[language]),
})

export function presentEmail(
  email: KeigoEmail,
  { gaps, phrases }: { readonly gaps: Gaps; readonly phrases: Phrases },
  language: Language,
) {
  const { isReply, deadline, subject, body, alternative } = email
  const explained = explainedIn(body, phrases)
  const letter = (text: string) => text.split("\n").map((line) => spansOf(line, explained))
  return {
    ...presentSummary(email, language),
    is_reply: isReply,
    deadline_ruby: parseRuby(deadline[language]),
    subject: spansOf(subject, new Map()),
    body: letter(body),
    gaps: email.gaps.flatMap((key) => {
      const gap = gaps.get(key)
      return gap ? [presentGap(key, gap, language)] : []
    }),
    musts: email.musts.map((text) => parseRuby(text[language])),
    mistakes: email.mistakes.map((text) => parseRuby(text[language])),
    phrases: [...explained].map(([key, phrase]) => presentPhrase(key, phrase, language)),
    alternative: alternative
      ? {
          kind: alternative.kind,
          text: letter(alternative.text),
          note_ruby: parseRuby(alternative.note[language]),
        }
      : null,
  }
}

const presentGap = (key: string, { label, example, source, hasLines }: EmailGap, language: Language) => ({
  key,
  label: label[language],
  japanese_label: label.ja,
  example,
  source: source ?? null,
  has_lines: hasLines ?? false,
})

const presentPhrase = (key: string, phrase: KeigoPhrase, language: Language) => ({
  key,
  text_ruby: parseRuby(phrase.forms[0]),
  reading: readingOf(phrase.forms[0]),
  plain_ruby: parseRuby(phrase.plain),
  kind: phrase.kind,
  level: phrase.level,
  parts: phrase.parts.map(({ word, meaning }) => ({
    word_ruby: parseRuby(word),
    meaning_ruby: parseRuby(meaning[language]),
  })),
  effect_ruby: parseRuby(phrase.effect[language]),
  avoid_ruby: parseRuby(phrase.avoid[language]),
})

/** The text in kana. */
export const readingOf = (text: string) =>
  parseRuby(text)
    .map(({ text, reading }) => reading ?? text)
    .join("")

/** The phrases that are marked in the letter, in its order. */
export function explainedIn(body: string, phrases: Phrases): Phrases {
  const keys = body.split("\n").flatMap((line) => spansOf(line, phrases).map(({ phrase }) => phrase))
  const found = [...new Set(keys)].flatMap((key) => {
    const phrase = key === null ? undefined : phrases.get(key)
    return key !== null && phrase ? [[key, phrase] as const] : []
  })
  return new Map(found)
}

const GAP = /<([a-z-]+)>/
/** In place of a gap while phrases are looked up: occurs in no phrase. */
const GAP_CHARACTER = "\u0000"

interface Atom extends LevelledSegment {
  readonly gap: string | null
}

/** One line, cut at its gaps and at the borders of explained phrases. */
export function spansOf(line: string, phrases: Phrases): LetterSpan[] {
  const atoms = line.split(new RegExp(GAP, "g")).flatMap((piece, index): Atom[] => {
    if (index % 2 === 1) return [{ text: GAP_CHARACTER, reading: null, gap: piece }]
    return parseRuby(piece).map((segment) => ({ ...segment, gap: null }))
  })
  const plain = atoms.map(({ text }) => text).join("")
  const marks = phraseMarks(plain, phrases)
  const spans: LetterSpan[] = []
  let at = 0
  for (const { gap, ...segment } of atoms) {
    const { text, reading } = segment
    const pieces = reading === null ? [...text].map((letter) => ({ text: letter, reading })) : [segment]
    for (const piece of pieces) {
      const phrase = marks[at] ?? null
      at += piece.text.length
      const last = spans.at(-1)
      if (gap !== null) spans.push({ gap, phrase: null, ruby: [] })
      else if (last && last.gap === null && last.phrase === phrase) append(last.ruby, piece)
      else spans.push({ gap: null, phrase, ruby: [piece] })
    }
  }
  return spans
}

function append(ruby: LevelledSegment[], segment: LevelledSegment) {
  const last = ruby.at(-1)
  if (last && last.reading === null && segment.reading === null)
    ruby[ruby.length - 1] = { text: last.text + segment.text, reading: null }
  else ruby.push(segment)
}

/** The key of the phrase at each position. The longest phrase wins. */
function phraseMarks(plain: string, phrases: Phrases): (string | undefined)[] {
  const marks: (string | undefined)[] = Array.from({ length: plain.length })
  const forms = [...phrases].flatMap(([key, phrase]) =>
    phrase.forms.map((form) => ({ key, text: withoutRuby(form) })),
  )
  for (const { key, text } of forms.toSorted((one, other) => other.text.length - one.text.length)) {
    for (let at = plain.indexOf(text); at >= 0; at = plain.indexOf(text, at + text.length)) {
      const isFree = marks.slice(at, at + text.length).every((mark) => mark === undefined)
      if (isFree) marks.fill(key, at, at + text.length)
    }
  }
  return marks
}
