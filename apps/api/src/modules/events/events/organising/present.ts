import { withoutRuby } from "@shirube/contract/text/furigana"
import type { Language } from "@shirube/vocabulary/language"

interface Text {
  readonly language: Language
  readonly title: string
}

/** Empty for a language without a text. */
export const titlesIn = (texts: readonly Text[]) => ({
  en: withoutRuby(texts.find(({ language }) => language === "en")?.title ?? ""),
  ja: withoutRuby(texts.find(({ language }) => language === "ja")?.title ?? ""),
})

/** Falls back to the other language. */
export function titlesOf(texts: readonly Text[]) {
  const { en, ja } = titlesIn(texts)
  return { en: en || ja, ja: ja || en }
}

interface Dashboard {
  readonly event: {
    readonly id: string
    readonly draftId: string | null
    readonly cancelledAt: Date | null
    readonly reason: { readonly en: string; readonly ja: string } | null
  }
  readonly texts: readonly Text[]
  readonly isOver: boolean
  readonly pastEventId: string | null
  readonly sessions: readonly {
    readonly id: string
    readonly startsAt: Date
    readonly endsAt: Date
    readonly cancelledAt: Date | null
    readonly capacity: number | null
    readonly taken: number
    readonly waiting: number
    readonly checkedIn: number
  }[]
}

export const presentOrganised = ({ event, texts, isOver, pastEventId, sessions }: Dashboard) => ({
  id: event.id,
  draft_id: event.draftId,
  title: titlesIn(texts),
  cancelled: event.cancelledAt
    ? { at: event.cancelledAt.toISOString(), reason: event.reason ?? { en: "", ja: "" } }
    : null,
  is_over: isOver,
  past_event_id: pastEventId,
  sessions: sessions.map(({ id, capacity, taken, waiting, ...session }) => ({
    id,
    starts_at: session.startsAt.toISOString(),
    ends_at: session.endsAt.toISOString(),
    is_cancelled: session.cancelledAt !== null,
    capacity,
    taken,
    waiting,
    checked_in: session.checkedIn,
  })),
})
