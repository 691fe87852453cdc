import { withoutRuby } from "@shirube/contract/text/furigana"
import { openingOf } from "@shirube/contract/text/opening"
import type { Language } from "@shirube/vocabulary/language"
import type { Role } from "@shirube/vocabulary/product"
import { type Topic, topicTexts } from "@shirube/vocabulary/topics"
import { parseRuby } from "#api/kernel/text/ruby"

export interface Author {
  readonly id: string
  readonly name: string
  readonly seal: string
  readonly role: Role
  readonly isScreened: boolean
  /** Accepts invitations to answer. */
  readonly isAskable: boolean
}

interface Picture {
  readonly address: string
  readonly width: number
  readonly height: number
}

interface Film {
  readonly poster: string | null
  readonly durationMs: number
  readonly width: number
  readonly height: number
}

interface Row {
  readonly id: string
  readonly authorId: string
  readonly pictureId: string | null
  readonly filmId: string | null
  readonly topics: readonly Topic[]
  readonly language: Language
  readonly languages: readonly Language[]
  readonly title: string
  readonly who: string
  readonly opening: string
  readonly publishedAt: Date
  readonly helpful: number
}

export interface TipContext {
  readonly authors: ReadonlyMap<string, Author>
  readonly pictures: ReadonlyMap<string, readonly Picture[]>
  readonly films: ReadonlyMap<string, Film>
}

const LONGEST_EXCERPT = 160

const presentAuthor = ({ id, name, seal, role, isScreened, isAskable }: Author) => {
  const isSenpai = role === "senpai" && isScreened
  return { id, name, seal, is_senpai: isSenpai, is_askable: isSenpai && isAskable }
}

const presentFilm = ({ poster, durationMs, width, height }: Film) => ({
  poster,
  duration_ms: durationMs,
  width,
  height,
})

export function presentSummary(row: Row, { authors, pictures, films }: TipContext, language: Language) {
  const author = authors.get(row.authorId)
  if (!author) throw new Error("Tip has no author")
  const picture = row.pictureId === null ? undefined : pictures.get(row.pictureId)
  const film = row.filmId === null ? undefined : films.get(row.filmId)
  return {
    id: row.id,
    topics: row.topics.map((key) => ({ key, name: topicTexts[key].name[language] })),
    author: presentAuthor(author),
    language: row.language,
    languages: [...row.languages],
    is_fallback: row.language !== language,
    title: withoutRuby(row.title),
    title_ruby: parseRuby(row.title),
    who_ruby: parseRuby(row.who),
    excerpt: openingOf(row.opening, LONGEST_EXCERPT),
    picture: picture ? picture.map(({ address, width, height }) => ({ address, width, height })) : null,
    film: film ? presentFilm(film) : null,
    published_at: row.publishedAt.toISOString(),
    helpful_count: row.helpful,
  }
}

interface Neighbour {
  readonly id: string
  readonly language: Language
  readonly title: string
}
const presentNeighbour = (tip: Neighbour | undefined) =>
  tip ? { id: tip.id, language: tip.language, title: withoutRuby(tip.title) } : null

export const presentTip = (
  {
    tip,
    newer,
    older,
    more,
    shown,
  }: {
    readonly tip: Row & { readonly html: string; readonly pictureAlt: string; readonly updatedAt: Date }
    readonly newer: Neighbour | undefined
    readonly older: Neighbour | undefined
    readonly more: readonly Row[]
    readonly shown: TipContext
  },
  language: Language,
) => ({
  ...presentSummary(tip, shown, language),
  body_html: tip.html,
  picture_alt: tip.pictureAlt,
  updated_at: tip.updatedAt.toISOString(),
  newer: presentNeighbour(newer),
  older: presentNeighbour(older),
  more: more.map((row) => presentSummary(row, shown, language)),
})
