// What the student does next, and which deadlines need which documents.
import { type Deadline, openDeadlines, soonestFirst } from "@shirube/vocabulary/season/applications/choices"
import type { CareerDocumentSummary } from "../career-documents/queries.ts"
import type { Application } from "../entry-sheets/loader.ts"

export interface DueDeadline {
  readonly application: Application
  readonly deadline: Deadline
  /** The entry sheets for this company. */
  readonly sheets: readonly CareerDocumentSummary[]
}

const MOST_DEADLINES = 5

/** Deadlines from today on, soonest first, each with the documents of its company. */
export const dueDeadlines = (
  applications: readonly Application[],
  documents: readonly CareerDocumentSummary[],
  today: string,
): DueDeadline[] =>
  applications
    .flatMap((application) =>
      openDeadlines(application)
        .filter(({ day }) => day >= today)
        .map((deadline) => ({
          application,
          deadline,
          sheets: documents.filter(
            ({ kind, application: id }) => kind === "entry-sheet" && id === application.id,
          ),
        })),
    )
    .toSorted((a, b) => soonestFirst(a.deadline, b.deadline))
    .slice(0, MOST_DEADLINES)

export type NextStep =
  | { readonly kind: "story" }
  | { readonly kind: "sheet"; readonly due: DueDeadline }
  | { readonly kind: "answer"; readonly episode: CareerDocumentSummary }
  | { readonly kind: "continue"; readonly document: CareerDocumentSummary }

/** A story first, then what is due without a document, then an answer from the story. */
export function nextStepOf(
  documents: readonly CareerDocumentSummary[],
  due: readonly DueDeadline[],
): NextStep {
  const episode = documents.find(({ kind }) => kind === "episode")
  const [latest] = documents
  if (!latest || !episode) return { kind: "story" }
  const unwritten = due.find(({ deadline, sheets }) => deadline.kind === "entry-sheet" && sheets.length === 0)
  if (unwritten) return { kind: "sheet", due: unwritten }
  if (documents.every(({ kind }) => kind !== "entry-sheet")) return { kind: "answer", episode }
  return { kind: "continue", document: latest }
}
