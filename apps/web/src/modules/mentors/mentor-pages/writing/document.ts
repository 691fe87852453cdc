// The page as it is being written, and what it lacks before it can be published.
import type { Body } from "#web/ui/form/names.ts"
import type { OwnMentorPage } from "./queries.ts"

type PageBody = Body<"PUT /v1/mentors/me">
export type MentorDocument = Omit<PageBody, "version">
type Text = OwnMentorPage["headline"]

export const stations = ["country", "university", "jobHunt", "now"] as const

export function documentOf(page: OwnMentorPage): MentorDocument {
  const { version: _, publishedAt: __, updatedAt: ___, ...document } = page
  return document
}

const filled = (text: string | null | undefined) => (text?.trim() ? text : null)
const written = (text: PageBody["headline"]): Text => ({ en: filled(text.en), ja: filled(text.ja) })

/** An emptied field is a text that does not exist. */
export const bodyOf = (version: number, document: MentorDocument): PageBody => ({
  ...document,
  version,
  headline: written(document.headline),
  road: {
    country: written(document.road.country),
    university: written(document.road.university),
    jobHunt: written(document.road.jobHunt),
    now: written(document.road.now),
  },
  askMe: written(document.askMe),
  notFor: written(document.notFor),
})

export const missingParts = ["headline", "road", "askMe", "levelThen", "residenceRoad", "ways"] as const
export type MissingPart = (typeof missingParts)[number]

const hasText = (text: PageBody["headline"]) => filled(text.en) !== null || filled(text.ja) !== null

/** The same rule as the contract's for a published page. */
export function missingIn(document: MentorDocument): MissingPart[] {
  const isThere: Record<MissingPart, boolean> = {
    headline: hasText(document.headline),
    road: stations.some((station) => hasText(document.road[station])),
    askMe: hasText(document.askMe),
    levelThen: document.levelThen !== null,
    residenceRoad: document.residenceRoad !== null,
    ways: document.ways.length > 0,
  }
  return missingParts.filter((part) => !isThere[part])
}
