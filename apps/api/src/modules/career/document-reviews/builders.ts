// Reviews for tests: a student of age with an entry sheet, and a senpai who reviews entry sheets.
import type { UserId } from "#api/kernel/db/ids"
import { aMentor } from "#api/modules/mentors/mentor-pages/builders"
import { anAdultStudent } from "#api/modules/mentors/mentor-sessions/requests/builders"
import type { TestApi } from "#api/testing/api"

interface Person {
  readonly id: UserId
  readonly token: string
}

export const ANSWER = "0f9a3c52-6f0e-4a53-9d2f-6d6f2b1f8a11"
export const TEXT = "私の強みは、聞く力です。アルバイト先の売り場で、お客様の質問を毎日書き留めました。"

export const anEntrySheet = (wishes: object = {}) => ({
  kind: "entry-sheet",
  title: "Aozora Foods",
  application: null,
  answers: [
    {
      id: ANSWER,
      question: "self-pr",
      asked: null,
      limit: 400,
      counts: "all",
      text: TEXT,
      episodes: [],
    },
  ],
  dismissed_hints: [],
  ...wishes,
})

export async function aDocument(api: TestApi, owner: Person, content: object = anEntrySheet()) {
  const id = crypto.randomUUID()
  const body = { version: 0, content }
  const { status } = await api.call(`PUT /v1/career/documents/${id}`, { token: owner.token, body })
  if (status !== 200) throw new Error(`Saving the document returned ${status}`)
  return id
}

export const aReviewer = (api: TestApi, wishes: Parameters<typeof aMentor>[1] = {}) =>
  aMentor(api, { ...wishes, page: { ways: ["es-review"], ...wishes.page } })

interface Wishes {
  readonly student?: Person
  /** Null: any senpai may take it. */
  readonly mentor?: Person | null
  readonly document?: string
  readonly question?: string
}

export async function askAs(api: TestApi, student: Person, wishes: object) {
  const body = { version: 1, question: "Is the beginning clear enough?", mentor: null, ...wishes }
  return api.call("POST /v1/document-reviews", { token: student.token, body })
}

/** A request that waits for the senpai. */
export async function aWaiting(api: TestApi, wishes: Wishes = {}) {
  const student = wishes.student ?? (await anAdultStudent(api))
  const mentor = wishes.mentor === undefined ? await aReviewer(api) : wishes.mentor
  const document = wishes.document ?? (await aDocument(api, student))
  const question = wishes.question ?? "Is the beginning clear enough?"
  const asked = await askAs(api, student, { document, mentor: mentor?.id ?? null, question })
  if (asked.status !== 201) throw new Error(`Asking returned ${asked.status} ${JSON.stringify(asked.body)}`)
  return { id: asked.body.id as string, student, mentor, document }
}

export const aMark = (wishes: object = {}) => ({
  id: "5b1f3b0e-0c0a-4a39-8a53-3f6a5c1e7d01",
  part: ANSWER,
  start: 5,
  end: 10,
  quote: TEXT.slice(5, 10),
  comment: "Say for whom you listened.",
  suggestion: "相手の話を聞く力",
  ...wishes,
})

/** A review that a senpai is reading. */
export async function aReading(
  api: TestApi,
  wishes: Omit<Wishes, "mentor"> & { readonly mentor?: Person } = {},
) {
  const waiting = await aWaiting(api, wishes)
  const mentor = waiting.mentor ?? (await aReviewer(api))
  const taken = await api.call(`POST /v1/document-reviews/${waiting.id}/take`, { token: mentor.token })
  if (taken.status !== 200) throw new Error(`Taking returned ${taken.status}`)
  return { ...waiting, mentor }
}

export const saveMarks = (api: TestApi, token: string, id: string, wishes: object = {}) =>
  api.call(`PUT /v1/document-reviews/${id}/comments`, {
    token,
    body: { version: 0, words: "A good start.", marks: [aMark()], ...wishes },
  })

/** A review whose comments were sent. */
export async function aDone(api: TestApi, wishes: Parameters<typeof aReading>[1] = {}) {
  const reading = await aReading(api, wishes)
  await saveMarks(api, reading.mentor.token, reading.id)
  const sent = await api.call(`POST /v1/document-reviews/${reading.id}/send`, {
    token: reading.mentor.token,
    body: { version: 1 },
  })
  if (sent.status !== 200) throw new Error(`Sending returned ${sent.status}`)
  return reading
}

type Reader = Pick<Person, "token">

export const readReview = async (api: TestApi, id: string, { token }: Reader) =>
  (await api.call(`GET /v1/document-reviews/${id}`, { token })).body

export const actOn = (api: TestApi, action: string, id: string, { token }: Reader, body?: object) =>
  api.call(`POST /v1/document-reviews/${id}/${action}`, { token, ...(body && { body }) })

export const queueOf = async (api: TestApi, { token }: Reader) =>
  (await api.call("GET /v1/document-reviews/queue", { token })).body.items as { id: string }[]
