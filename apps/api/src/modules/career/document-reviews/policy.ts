// What can happen to a review, and which texts of a document a senpai reads.
import type { CareerDocumentContent } from "@shirube/contract/career/career-documents/routes"
import type { CountingRule } from "@shirube/vocabulary/career/career-documents/choices"
import type { PartName, ReviewAction, ReviewSide } from "@shirube/vocabulary/career/document-reviews/choices"
import type { ReviewRow } from "./queries.ts"

export interface SharedPart {
  readonly key: string
  readonly name: PartName
  readonly asked: string | null
  readonly text: string
  readonly limit: number | null
  readonly counts: CountingRule | null
}

const field = (name: PartName, text: string, key: string = name): SharedPart => ({
  key,
  name,
  asked: null,
  text,
  limit: null,
  counts: null,
})

/** The texts that are not empty. Names, addresses and the other data of a résumé are not shared. */
export function partsOf(content: CareerDocumentContent): SharedPart[] {
  const parts = allParts(content)
  return parts.filter(({ text }) => text.trim() !== "")
}

function allParts(content: CareerDocumentContent): SharedPart[] {
  switch (content.kind) {
    case "entry-sheet":
      return content.answers.map(({ id, question, asked, text, limit, counts }) => ({
        key: id,
        name: question,
        asked: asked?.trim() || null,
        text,
        limit,
        counts,
      }))
    case "episode":
      return [
        field("situation", content.situation),
        field("action", content.action),
        field("result", content.result),
        field("learned", content.learned),
      ]
    case "interview-notes":
      return []
    case "resume":
      return [
        field("motivation", content.motivation),
        field("self-pr", content.self_pr),
        field("summary", content.summary),
        field("skills", content.skills),
        field("hobbies", content.hobbies),
        field("wishes", content.wishes),
        ...content.jobs.flatMap(({ id, duties, results }) => [
          field("duties", duties, `duties-${id}`),
          field("results", results, `results-${id}`),
        ]),
      ]
  }
}

type Facts = Pick<ReviewRow, "state" | "withdrawnAt" | "doneAt">

/** In the order in which a page offers them. */
export function actionsFor({ state, withdrawnAt }: Facts, side: ReviewSide): ReviewAction[] {
  const isMentor = side === "mentor"
  const can = {
    take: isMentor && state === "waiting",
    comment: isMentor && state === "reading",
    decline: isMentor && (state === "waiting" || state === "reading"),
    decide: !isMentor && state === "done",
    withdraw:
      !isMentor && withdrawnAt === null && (state === "waiting" || state === "reading" || state === "done"),
  } satisfies Record<ReviewAction, boolean>
  return (Object.keys(can) as ReviewAction[]).filter((action) => can[action])
}

/** The senpai reads it once they have taken the review. */
export const isReadBy = ({ state, withdrawnAt }: Facts, side: ReviewSide) =>
  side === "student" || (withdrawnAt === null && (state === "reading" || state === "done"))

/** The senpai's own while they write; for the student once they were sent. */
export const areCommentsShownTo = (review: Facts, side: ReviewSide) =>
  side === "student" ? review.doneAt !== null : isReadBy(review, side)

export interface Passage {
  readonly part: string
  readonly start: number
  readonly end: number
  readonly quote: string
}

export const isIn = (parts: readonly SharedPart[], { part, start, end, quote }: Passage) =>
  parts.some(({ key, text }) => key === part && text.slice(start, end) === quote)
