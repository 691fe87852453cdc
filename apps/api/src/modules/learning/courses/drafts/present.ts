import type { CourseDocument } from "@shirube/contract/learning/courses/drafts"
import type { Language } from "@shirube/vocabulary/language"
import type { CourseDraftState, TakenDownBy } from "@shirube/vocabulary/learning/courses/draft-choices"
import type { Missing } from "@shirube/vocabulary/learning/courses/missing"

interface DraftStatus {
  readonly id: string
  readonly version: number
  readonly state: CourseDraftState
  readonly courseId: string | null
  readonly shownIn: Language[] | null
  readonly takenDownBy: TakenDownBy | null
  readonly reason: Readonly<Record<Language, string>> | null
  readonly updatedAt: Date
}

export const presentDraftStatus = (
  { id, version, state, courseId, shownIn, takenDownBy, reason, updatedAt }: DraftStatus,
  language: Language,
) => ({
  id,
  version,
  state,
  course_id: takenDownBy === null ? courseId : null,
  languages: shownIn ?? [],
  taken_down_by: takenDownBy,
  reason: reason?.[language] ?? null,
  updated_at: updatedAt.toISOString(),
})

export const presentDraftSummary = (
  { titleEn, titleJa, ...status }: DraftStatus & { readonly titleEn: string; readonly titleJa: string },
  language: Language,
) => ({ ...presentDraftStatus(status, language), title: { en: titleEn, ja: titleJa } })

interface DraftWithFilms<Media> extends DraftStatus {
  readonly document: CourseDocument
  readonly films: readonly {
    readonly id: string
    readonly state: "receiving" | "processing" | "ready" | "refused"
    readonly durationMs: number
    readonly media: Media | null
  }[]
  readonly missing: readonly Missing[]
}

export const presentDraft = <Media>(
  { document, films, missing, ...status }: DraftWithFilms<Media>,
  language: Language,
) => ({
  ...presentDraftStatus(status, language),
  document,
  films: films.map(({ id, state, durationMs, media }) => ({ id, state, duration_ms: durationMs, media })),
  missing: [...missing],
})
