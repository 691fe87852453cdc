// A member's notes: one private document for all questions.
import { INTERVIEW_NOTES_ID } from "@shirube/vocabulary/career/interview-practice/choices"
import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import {
  type ContentOf,
  fetchCareerDocument,
  isOfKind,
} from "#web/modules/career/career-documents/queries.ts"

export type InterviewNotes = ContentOf<"interview-notes">

export interface LoadedNotes {
  readonly id: string
  /** 0 if nothing is written yet. */
  readonly version: number
  readonly updatedAt: string | null
  readonly content: InterviewNotes
}

const unwritten: LoadedNotes = {
  id: INTERVIEW_NOTES_ID,
  version: 0,
  updatedAt: null,
  content: { kind: "interview-notes", notes: [] },
}

async function loadNotes(signal: AbortSignal): Promise<LoadedNotes> {
  const { items } = await api("GET /v1/career/documents", { query: { kind: "interview-notes" }, signal })
  const [own] = items
  if (!own) return unwritten
  const document = await fetchCareerDocument(own.id, signal)
  return isOfKind(document, "interview-notes") ? document : unwritten
}

/** Never from the cache: the editor continues from the server's version. */
export const interviewNotesQuery = queryOptions({
  queryKey: ["interview-notes"],
  queryFn: ({ signal }) => loadNotes(signal),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})

export const noteFor = ({ notes }: InterviewNotes, question: string) =>
  notes.find((note) => note.question === question)?.text ?? ""

/** An empty note is removed. */
export function withNote(content: InterviewNotes, question: string, text: string): InterviewNotes {
  const others = content.notes.filter((note) => note.question !== question)
  return { ...content, notes: text === "" ? others : [...others, { question, text }] }
}
