import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { MOST_OPEN_REVIEWS, MOST_READING } from "@shirube/vocabulary/career/document-reviews/choices"
import { addDays, dayInJapan } from "@shirube/vocabulary/time/days"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { aSession } from "#api/modules/mentors/mentor-sessions/builders"
import { anAdultStudent } from "#api/modules/mentors/mentor-sessions/requests/builders"
import { block } from "#api/modules/people/blocks/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { onceProcessed, sendFile } from "#api/testing/media/files"
import { aJpeg } from "#api/testing/media/pictures"
import { aJob, aResume, aSchool } from "../resumes/builders.ts"
import {
  ANSWER,
  actOn,
  aDocument,
  aDone,
  aMark,
  anEntrySheet,
  aReading,
  aReviewer,
  askAs,
  aWaiting,
  queueOf,
  readReview,
  saveMarks,
  TEXT,
} from "./builders.ts"

const folder = mkdtempSync(join(tmpdir(), "shirube-document-reviews-"))
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ FILES_DIR: folder })
})
beforeEach(() => api.empty())
afterAll(async () => {
  await api.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Person {
  readonly token: string
}
const read = (id: string, reader: Person) => readReview(api, id, reader)
const act = (action: string, id: string, person: Person, body?: object) =>
  actOn(api, action, id, person, body)
const valuesIn = (value: object): string[] =>
  Object.values(value).flatMap((each) => (typeof each === "string" ? [each] : valuesIn(each)))
const noticesOf = async ({ token }: Person) => {
  await api.settle()
  const { body } = await api.call("GET /v1/notifications", { token, language: "en" })
  return body.items as { title: string; text: string; path: string }[]
}

describe("a student", () => {
  it("asks one senpai, who sees the question first and the texts after taking it", async () => {
    const { id, student, mentor } = await aWaiting(api)
    if (!mentor) throw new Error("No senpai")
    const before = await read(id, mentor)
    expect(before).toMatchObject({
      side: "mentor",
      state: "waiting",
      title: null,
      parts: null,
      question: "Is the beginning clear enough?",
      can: ["take", "decline"],
    })
    const taken = await act("take", id, mentor)
    expect(taken.body).toMatchObject({
      state: "reading",
      title: "Aozora Foods",
      parts: [{ key: ANSWER, name: "self-pr", text: TEXT, limit: 400, counts: "all" }],
    })
    expect(await read(id, student)).toMatchObject({ state: "reading", comments: null, can: ["withdraw"] })
  })

  it("shares one version: what is written later stays private", async () => {
    const { id, student, mentor, document } = await aReading(api)
    const content = anEntrySheet({ title: "Another title", answers: [] })
    await api.call(`PUT /v1/career/documents/${document}`, {
      token: student.token,
      body: { version: 1, content },
    })
    expect(await read(id, mentor)).toMatchObject({
      version: 1,
      title: "Aozora Foods",
      parts: [{ text: TEXT }],
    })
  })

  it("shares no names and addresses of a résumé", async () => {
    const student = await anAdultStudent(api)
    const home = {
      postal_code: "112-0002",
      address: "東京都文京区小石川3-2-1",
      kana: "トウキョウトブンキョウク",
      phone: "090-1111-2222",
    }
    const contact = {
      postal_code: "530-0001",
      address: "大阪府大阪市北区梅田9-8-7",
      kana: "オオサカフオオサカシ",
      phone: "06-3333-4444",
    }
    const secret = {
      name: { family: "陳", given: "美玲" },
      name_kana: { family: "チェン", given: "メイリン" },
      name_roman: { family: "CHEN", given: "Meiling" },
      name_native: "陈美玲",
      birthday: "2001-02-03",
      gender: "女性",
      home,
      contact,
      email: "meiling.chen@example.ac.jp",
      website: "https://meiling.example.com",
      residence_status: "留学",
      residence_until: "2028-09-30",
    }
    const content = aResume({ ...secret, has_photo: true, schools: [aSchool()], jobs: [aJob()] })
    const document = await aDocument(api, student, content)
    const photo = await sendFile(api.api, await aJpeg(600, 800), {
      token: student.token,
      purpose: "resume-photo",
    })
    const file_id = photo.body.id as string
    await onceProcessed(api, student.token, file_id)
    await api.call("PUT /v1/career/resume-photo", { token: student.token, body: { file_id } })
    const mentor = await aReviewer(api)
    const queued = await askAs(api, student, { document })
    expect(queued.status).toBe(201)
    const seen = [
      await queueOf(api, mentor),
      (await act("take", queued.body.id, mentor)).body,
      await read(queued.body.id, mentor),
      (await api.call("GET /v1/document-reviews", { token: mentor.token })).body,
      await noticesOf(mentor),
    ]
    const shared = JSON.stringify(seen)
    expect(shared).toContain(content.self_pr)
    for (const value of [...valuesIn(secret), document, file_id]) expect(shared).not.toContain(value)
  })

  it("is refused with an outdated version, an empty document, and someone else's document", async () => {
    const [student, other] = [await anAdultStudent(api), await anAdultStudent(api)]
    const document = await aDocument(api, student)
    const empty = await aDocument(api, student, anEntrySheet({ answers: [] }))
    const codeOf = async (asker: typeof student, wishes: object) =>
      (await askAs(api, asker, wishes)).body.code
    expect(await codeOf(student, { document, version: 2 })).toBe("document_review.outdated")
    expect(await codeOf(student, { document: empty })).toBe("document_review.empty")
    expect(await codeOf(other, { document })).toBe("career_document.not_found")
  })

  it("must be of age", async () => {
    const student = await anAdultStudent(api, { birthDate: "2010-01-01" })
    const document = await aDocument(api, student)
    expect((await askAs(api, student, { document })).body.code).toBe("document_review.adults_only")
  })

  it("reads a warning about contact data before it is sent", async () => {
    const student = await anAdultStudent(api)
    const document = await aDocument(api, student)
    const question = "Please write to amara@example.com"
    expect((await askAs(api, student, { document, question })).body.code).toBe("document_review.contact_data")
    expect((await askAs(api, student, { document, question, confirms_contact_data: true })).status).toBe(201)
  })

  it("has one open review per document, and a few in all, also with requests at once", async () => {
    const student = await anAdultStudent(api)
    const documents = await Promise.all(
      Array.from({ length: MOST_OPEN_REVIEWS + 1 }, () => aDocument(api, student)),
    )
    const answers = await Promise.all(documents.map((document) => askAs(api, student, { document })))
    expect(answers.map(({ body }) => body.code ?? "asked").sort()).toEqual([
      ...Array.from({ length: MOST_OPEN_REVIEWS }, () => "asked"),
      "document_review.too_many_open",
    ])
    const again = await Promise.all([0, 1].map(() => askAs(api, student, { document: documents[0] })))
    expect(again.every(({ status }) => status === 409)).toBe(true)
  })

  it("cannot ask a senpai who does not review, pauses or is blocked", async () => {
    const student = await anAdultStudent(api)
    const document = await aDocument(api, student)
    const blocked = await aReviewer(api)
    await api.db.transaction((tx) => block(tx, blocked.id, student.id, api.clock.now()))
    const others = [
      await aReviewer(api, { page: { ways: ["mock-interview"] } }),
      await aReviewer(api, { page: { paused_until: addDays(dayInJapan(api.clock.now()), 14) } }),
      blocked,
    ]
    for (const mentor of others)
      expect((await askAs(api, student, { document, mentor: mentor.id })).body.code).toBe(
        "document_review.closed",
      )
  })

  it("sends a document for a session, and the senpai reads it without taking it", async () => {
    const mentor = await aReviewer(api)
    const student = await anAdultStudent(api)
    const session = await aSession(api, { student, mentor })
    const document = await aDocument(api, student)
    const asked = await askAs(api, student, { document, session: session.id })
    expect(asked.body).toMatchObject({ state: "reading", session: session.id, other: { id: mentor.id } })
    expect(await read(asked.body.id, mentor)).toMatchObject({ parts: [{ text: TEXT }] })
    for (const { token } of [student, mentor]) {
      const { body } = await api.call(`GET /v1/document-reviews?session=${session.id}`, { token })
      expect(body.items).toMatchObject([{ id: asked.body.id, title: "Aozora Foods" }])
    }
    const other = await anAdultStudent(api)
    const foreign = await askAs(api, other, { document: await aDocument(api, other), session: session.id })
    expect(foreign.body.code).toBe("mentor_session.not_found")
  })
})

describe("the queue", () => {
  it("shows the question without a name, and two senpai at once cannot both take it", async () => {
    const { id } = await aWaiting(api, { mentor: null })
    const mentors = await Promise.all(Array.from({ length: 5 }, () => aReviewer(api)))
    expect(await queueOf(api, mentors[0] as Person)).toEqual([
      expect.objectContaining({ id, kind: "entry-sheet", question: "Is the beginning clear enough?" }),
    ])
    expect(JSON.stringify(await queueOf(api, mentors[0] as Person))).not.toMatch(/Amara|Aozora/)
    const answers = await Promise.all(mentors.map((mentor) => act("take", id, mentor)))
    const codes = answers.map(({ status, body }) => (status === 200 ? "taken" : body.code))
    expect(codes.filter((code) => code === "taken")).toHaveLength(1)
    expect(codes.filter((code) => code === "document_review.taken")).toHaveLength(4)
    expect(await queueOf(api, mentors[0] as Person)).toEqual([])
  })

  it("does not show a document to a senpai blocked by the student", async () => {
    const { id, student } = await aWaiting(api, { mentor: null })
    const mentor = await aReviewer(api)
    await api.db.transaction((tx) => block(tx, student.id, mentor.id, api.clock.now()))
    expect(await queueOf(api, mentor)).toEqual([])
    expect((await act("take", id, mentor)).body.code).toBe("document_review.not_found")
  })

  it("gives one senpai only a few documents at a time, and takes one back", async () => {
    const mentor = await aReviewer(api)
    const waiting = []
    for (let i = 0; i <= MOST_READING; i++) waiting.push(await aWaiting(api, { mentor: null }))
    const answers = []
    for (const { id } of waiting) answers.push(await act("take", id, mentor))
    expect(answers.at(-1)?.body.code).toBe("document_review.too_many_reading")
    const [first] = waiting
    await act("decline", first?.id ?? "", mentor, {})
    expect((await queueOf(api, mentor)).map(({ id }) => id)).toContain(first?.id)
    expect((await act("take", waiting.at(-1)?.id ?? "", mentor)).status).toBe(200)
  })
})

describe("a senpai's comments", () => {
  it("reach the student once they are sent, with suggestions to take or leave", async () => {
    const { id, student, mentor } = await aReading(api)
    expect((await saveMarks(api, mentor.token, id)).body).toMatchObject({ version: 1 })
    expect(await read(id, student)).toMatchObject({ comments: null, marks: 0 })
    expect((await act("send", id, mentor, { version: 1 })).status).toBe(200)
    const { comments } = await read(id, student)
    expect(comments).toMatchObject({
      words: "A good start.",
      marks: [{ quote: aMark().quote, suggestion: aMark().suggestion, decision: null }],
    })
    const decide = (decision: string | null) =>
      api.call(`PUT /v1/document-reviews/${id}/marks/${aMark().id}`, {
        token: student.token,
        body: { decision },
      })
    expect((await decide("taken")).status).toBe(204)
    expect((await read(id, mentor)).comments.marks[0].decision).toBe("taken")
    await decide(null)
    expect((await read(id, student)).comments.marks[0].decision).toBeNull()
  })

  it("are saved once when the answer is lost, and conflict when another window has saved", async () => {
    const { id, mentor } = await aReading(api)
    const [first, repeated] = [await saveMarks(api, mentor.token, id), await saveMarks(api, mentor.token, id)]
    expect([first.body.version, repeated.body.version]).toEqual([1, 1])
    const other = await saveMarks(api, mentor.token, id, { words: "From another window" })
    expect(other.body.code).toBe("document_review.changed_elsewhere")
  })

  it("are on passages of the document", async () => {
    const { id, mentor } = await aReading(api)
    const wrong = [aMark({ quote: "わたし" }), aMark({ part: "situation" }), aMark({ start: 6 })]
    for (const mark of wrong)
      expect((await saveMarks(api, mentor.token, id, { marks: [mark] })).body.code).toBe(
        "document_review.passage_not_found",
      )
  })

  it("cannot be empty when they are sent, and cannot be changed afterwards", async () => {
    const { id, mentor } = await aReading(api)
    await saveMarks(api, mentor.token, id, { words: " ", marks: [] })
    expect((await act("send", id, mentor, { version: 1 })).body.code).toBe("document_review.nothing_written")
    await saveMarks(api, mentor.token, id, { version: 1 })
    await act("send", id, mentor, { version: 2 })
    expect((await saveMarks(api, mentor.token, id, { version: 2 })).body.code).toBe("document_review.changed")
  })

  it("are announced to the student without a word of the text", async () => {
    const { student, mentor, id } = await aDone(api)
    const [toStudent, toMentor] = [await noticesOf(student), await noticesOf(mentor)]
    expect(toStudent.map(({ title }) => title)).toEqual(
      expect.arrayContaining([expect.stringMatching(/has commented on your document/)]),
    )
    expect(toStudent[0]?.path).toBe(`/career/career-builder/reviews/${id}`)
    expect(JSON.stringify([toStudent, toMentor])).not.toMatch(/聞く力|good start|Aozora/)
  })
})

describe("lists", () => {
  it("are of the two people, by document and state, with few statements", async () => {
    const { id, student, mentor, document } = await aDone(api)
    await aWaiting(api, { student, mentor })
    const list = async ({ token }: Person, query: string) =>
      (await api.call(`GET /v1/document-reviews${query}`, { token })).body.items as { id: string }[]
    expect(await list(student, "")).toHaveLength(2)
    expect((await list(student, "?list=past")).map((each) => each.id)).toEqual([id])
    expect((await list(student, `?document=${document}`)).map((each) => each.id)).toEqual([id])
    expect(await list(mentor, "?list=open")).toHaveLength(1)
    expect(await list(mentor, `?document=${document}`)).toEqual([])
  })
})
