import { withoutRuby } from "@shirube/contract/text/furigana"
import { openingOf } from "@shirube/contract/text/opening"
import { type Language, languages } from "@shirube/vocabulary/language"
import { topicTexts } from "@shirube/vocabulary/topics"
import { parseRuby } from "#api/kernel/text/ruby"
import type { PastEventRow, PastEventSummaryRow, TranscriptRow } from "./queries.ts"

interface Speaker {
  readonly id: string
  readonly name: string
  readonly seal: string
}
type Speakers = ReadonlyMap<string, readonly Speaker[]>

const LONGEST_EXCERPT = 160

export const presentSummary = (row: PastEventSummaryRow, speakers: Speakers, language: Language) => ({
  id: row.id,
  address: row.address,
  kind: row.kind,
  topics: row.topics.map((key) => ({ key, name: topicTexts[key].name[language] })),
  held_on: row.heldOn,
  language: row.language,
  languages: row.languages,
  is_fallback: row.language !== language,
  title: withoutRuby(row.title),
  title_ruby: parseRuby(row.title),
  excerpt: openingOf(row.opening, LONGEST_EXCERPT),
  speakers: (speakers.get(row.id) ?? []).map(({ id, name, seal }) => ({ id, name, seal })),
  question_count: row.questionCount,
  recording_ms: row.recordingMs,
  poster: row.poster,
  has_slides: row.slidesId !== null,
})

interface PastEventWithSpeakers {
  readonly pastEvent: PastEventRow
  readonly speakers: Speakers
  readonly transcripts: readonly TranscriptRow[]
  /** Undefined if there are none. */
  readonly slidesBytes: number | undefined
}

/** Falls back to the other language. */
const inLanguage = (texts: Readonly<Partial<Record<Language, string>>>, language: Language) =>
  texts[language] ?? languages.map((each) => texts[each]).find((text) => text !== undefined) ?? ""

export function presentPastEvent(
  { pastEvent, speakers, transcripts, slidesBytes }: PastEventWithSpeakers,
  language: Language,
) {
  const { spokenLanguage } = pastEvent
  const spokenFirst = transcripts
    .filter(({ cues }) => cues.length > 0)
    .toSorted((a, b) => Number(b.language === spokenLanguage) - Number(a.language === spokenLanguage))
  return {
    ...presentSummary(pastEvent, speakers, language),
    event_id: pastEvent.eventId,
    summary_html: pastEvent.html,
    questions: pastEvent.questions.map(({ question, answer }) => ({
      question_ruby: parseRuby(question),
      answer_ruby: parseRuby(answer),
    })),
    recording: spokenLanguage && {
      spoken_language: spokenLanguage,
      transcripts: spokenFirst.map(({ language: written, cues, termsHtml, marks }) => ({
        language: written,
        cues: cues.map(({ start_ms, end_ms, text, html }) => ({ start_ms, end_ms, text, html })),
        terms_html: termsHtml,
        marks: [...marks],
      })),
    },
    slides:
      slidesBytes === undefined
        ? null
        : { address: `/api/v1/past-events/${pastEvent.id}/slides`, bytes: slidesBytes },
    sources: pastEvent.sources.map(({ title, publisher, url, checked_on }) => ({
      title: inLanguage(title, language),
      publisher: inLanguage(publisher, language),
      url,
      checked_on,
    })),
    published_at: pastEvent.publishedAt.toISOString(),
    updated_at: pastEvent.updatedAt.toISOString(),
  }
}
