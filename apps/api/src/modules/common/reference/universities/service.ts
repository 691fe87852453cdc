// University search by part of the name in either language, reading, abbreviation, or email address. The list is short enough
// for a full scan each time.
import type { Language } from "@shirube/vocabulary/language"
import { ApiError } from "#api/kernel/http/errors"
import { keyset, type PageRequest, text } from "#api/kernel/lists/keyset"
import { foldRomaji, isRomaji, spellReading, withoutMarks } from "#api/kernel/search/romaji"
import { fold, JAPANESE_RUN, LATIN_WORD } from "#api/kernel/search/tokens"
import { type University, universities, universityByDomain } from "../service.ts"

interface Wanted extends PageRequest {
  readonly query?: string | undefined
  readonly region?: string | undefined
  readonly prefecture?: string | undefined
}

export function findUniversities(wanted: Wanted, language: Language) {
  const found = matching(wanted.query ?? "", language).filter(
    ({ region, prefecture }) =>
      (wanted.region === undefined || wanted.region === region) &&
      (wanted.prefecture === undefined || wanted.prefecture === prefecture),
  )
  const last = byId.decode(wanted.cursor)
  const rest = last ? found.slice(placeAfter(found, last.id)) : found
  return byId.page(rest, wanted.limit, ({ id }) => ({ id }))
}

const byId = keyset({ id: text() })

function placeAfter(found: readonly University[], last: string): number {
  const place = found.findIndex(({ id }) => id === last)
  if (place < 0) throw new ApiError("cursor.invalid")
  return place + 1
}

const collators = { en: new Intl.Collator("en"), ja: new Intl.Collator("ja") }
const sortedAs = ({ name, reading }: University, language: Language) =>
  language === "ja" ? reading : name.en.replace(/^The /, "")
const inOrder = (language: Language) =>
  universities.toSorted((a, b) => collators[language].compare(sortedAs(a, language), sortedAs(b, language)))
const ordered: Record<Language, readonly University[]> = { en: inOrder("en"), ja: inOrder("ja") }

function matching(query: string, language: Language): readonly University[] {
  const typed = query.normalize("NFKC").trim().toLowerCase()
  if (typed === "") return ordered[language]
  const domain = domainIn(typed)
  const byDomain = domain === undefined ? [] : withDomain(domain)
  return byDomain.length > 0 || typed.includes("@") ? byDomain : named(typed, language)
}

/** The part after the @ of an address; text with a dot may be a domain. */
function domainIn(typed: string): string | undefined {
  const domain = typed.slice(typed.lastIndexOf("@") + 1)
  return /^[a-z0-9.-]+$/.test(domain) && (domain !== typed || domain.includes(".")) ? domain : undefined
}

/** The owner of the domain; for a partial domain, all that start with it. */
function withDomain(domain: string): readonly University[] {
  const owner = universityByDomain(domain)
  if (owner) return [owner]
  return ordered.en.filter(({ domains }) => domains.some((one) => one.startsWith(domain)))
}

interface Findable {
  readonly university: University
  /** Full names without spaces: `theuniversityoftokyo`, `東京大学`, `東大`. */
  readonly names: readonly string[]
  /** The Latin words of the names. */
  readonly words: readonly string[]
  readonly reading: string
  readonly romaji: string
}

const wordsOf = (text: string) =>
  [...text.normalize("NFKC").toLowerCase().matchAll(LATIN_WORD)].map(([word]) => plainWord(word))
const plainWord = (word: string) => withoutMarks(word).replace(/['’.-]/g, "")

/** Removes spaces, punctuation and diacritics, which people write differently. */
const squeeze = (text: string) =>
  [...fold(text).matchAll(new RegExp(`${LATIN_WORD.source}|${JAPANESE_RUN.source}`, "gu"))]
    .map(([piece]) => (/\p{Script=Latin}/u.test(piece) ? plainWord(piece) : piece))
    .join("")

const findable: Record<Language, readonly Findable[]> = {
  en: ordered.en.map(findableOf),
  ja: ordered.ja.map(findableOf),
}

function findableOf(university: University): Findable {
  const { name, reading, also } = university
  const written = [name.ja, name.en, ...also]
  return {
    university,
    names: written.map(squeeze),
    words: written.flatMap(wordsOf),
    reading: fold(reading),
    romaji: spellReading(reading) ?? "",
  }
}

/** Matches of the whole text rank before matches of single words; among equals, shorter names first. */
function named(typed: string, language: Language): readonly University[] {
  const words = typed.split(/\s+/).map(readTyped)
  const whole = readTyped(typed)
  return findable[language]
    .flatMap((one) => {
      const rank = wholeRank(one, whole) ?? wordsRank(one, words)
      return rank === undefined ? [] : [{ one, rank }]
    })
    .sort((a, b) => a.rank - b.rank || a.one.university.name.ja.length - b.one.university.name.ja.length)
    .map(({ one }) => one.university)
}

interface Typed {
  readonly text: string
  /** The text as romaji; empty if it cannot be one. */
  readonly romaji: string
}

function readTyped(typed: string): Typed {
  const text = squeeze(typed)
  const romaji = spellReading(text) ?? foldRomaji(text)
  return { text, romaji: isRomaji(romaji) || isUnfinished(romaji) ? romaji : "" }
}
/** `ritsumeik` is an incomplete romaji word. */
const isUnfinished = (romaji: string) => isRomaji(romaji.replace(/[a-z]{1,2}$/, ""))

const RANKS = { same: 0, begins: 1, has: 2, words: 3 }
/** Shorter pieces occur in too many readings. */
const SHORTEST_INSIDE = 3

function wholeRank({ names, reading, romaji }: Findable, typed: Typed): number | undefined {
  const { text } = typed
  if (text === "") return undefined
  if (names.includes(text) || reading === text) return RANKS.same
  const begins =
    names.some((name) => name.startsWith(text)) ||
    reading.startsWith(text) ||
    (typed.romaji !== "" && romaji.startsWith(typed.romaji))
  if (begins) return RANKS.begins
  const has =
    names.some((name) => name.includes(text) && (isJapanese(text) || text.length >= SHORTEST_INSIDE)) ||
    (typed.romaji.length >= SHORTEST_INSIDE && romaji.includes(typed.romaji))
  return has ? RANKS.has : undefined
}

const isJapanese = (text: string) => !/\p{Script=Latin}/u.test(text)

function wordsRank(one: Findable, words: readonly Typed[]): number | undefined {
  const isFound = words.every(
    (word) =>
      (word.text !== "" && one.words.some((known) => known.startsWith(word.text))) ||
      wholeRank(one, word) !== undefined,
  )
  return isFound ? RANKS.words : undefined
}
