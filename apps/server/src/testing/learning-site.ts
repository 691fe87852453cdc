// A site with learning data, created through the API, and checks that the data is still there.
import { randomUUID } from "node:crypto"
import type { Database } from "@shirube/api/kernel/db/client"
import { aSenpai } from "@shirube/api/modules/community/forum/builders"
import { createAccount } from "@shirube/api/modules/identity/accounts/service"
import { anEditor, aStudent, TEST_PASSWORD } from "@shirube/api/modules/identity/auth/builders"
import { aDraftDocument, aDraftLesson } from "@shirube/api/modules/learning/courses/builders"
import { aTip } from "@shirube/api/modules/learning/tips/builders"
import { fetchFile, onceProcessed, sendFile } from "@shirube/api/testing/media/files"
import { aFilm } from "@shirube/api/testing/media/films"
import { aJpeg } from "@shirube/api/testing/media/pictures"
import { onceWatchable, uploader } from "@shirube/api/testing/media/uploads"
import { totpCode } from "@shirube/api/testing/second-factor"
import { emptyPastEventDetails } from "@shirube/vocabulary/learning/past-events/writing"
import { expect } from "vitest"
import type { OverHttp } from "./over-http.ts"

const people = {
  student: aStudent({ email: "amara@university.example", name: "Amara Okafor" }),
  senpai: aSenpai({ email: "linh@logistics.example", registerStep: null }),
  editor: anEditor({ email: "editor@provider.example", registerStep: null }),
}

export async function createPeople({ db }: Database): Promise<void> {
  for (const account of Object.values(people)) await createAccount(db, account)
}

export async function right(answer: ReturnType<OverHttp["call"]>) {
  const { status, body } = await answer
  if (status >= 300) throw new Error(`responded ${status} ${JSON.stringify(body)}`)
  return body
}

async function signIn({ call }: OverHttp, email: string): Promise<string> {
  const body = await right(call("POST /v1/auth/login", { body: { email, password: TEST_PASSWORD } }))
  return body.access_token.access_token
}

/** Outside demo mode an editor needs a second factor. */
async function signEditorIn(site: OverHttp): Promise<string> {
  const token = await signIn(site, people.editor.email)
  const body = { password: TEST_PASSWORD }
  const { secret } = await right(site.call("POST /v1/second-factor/totp", { token, body }))
  const code = totpCode(secret)
  await right(site.call("POST /v1/second-factor/totp/confirm", { token, body: { code } }))
  return token
}

export async function signEveryoneIn(site: OverHttp) {
  return {
    student: await signIn(site, people.student.email),
    senpai: await signIn(site, people.senpai.email),
    editor: await signEditorIn(site),
  }
}
export type Tokens = Awaited<ReturnType<typeof signEveryoneIn>>

/** Short enough to watch within a test. */
export const film = aFilm({ durationMs: 5_000 })

export async function sendFilm(site: OverHttp, token: string): Promise<string> {
  const { id } = await uploader(site, token).send(film)
  expect((await onceWatchable(site, token, id)).state).toBe("ready")
  return id
}

const quiz = [
  {
    key: "asked",
    kind: "single",
    question: { en: "What comes first?", ja: "" },
    explanation: { en: "The point does.", ja: "" },
    choices: [
      { en: "The point", ja: "" },
      { en: "The weather", ja: "" },
    ],
    right: [0],
  },
]

export async function saveCourse(site: OverHttp, token: string, wishes: object = {}) {
  const id = randomUUID()
  const document = aDraftDocument([aDraftLesson(await sendFilm(site, token), wishes)])
  await right(site.call(`PUT /v1/course-drafts/${id}`, { token, body: { version: 0, document } }))
  return { id, document }
}

export async function sendCourse(site: OverHttp, { senpai }: Tokens): Promise<string> {
  const { id } = await saveCourse(site, senpai, { quiz })
  await right(site.call(`POST /v1/course-drafts/${id}/review`, { token: senpai, body: { version: 1 } }))
  return id
}

/** Functions that approve each waiting review. */
export async function approvals(site: OverHttp, { editor }: Tokens) {
  const { items } = await right(site.call("GET /v1/editors/reviews?kind=course", { token: editor }))
  return (items as { id: string }[]).map(({ id }) => async () => {
    const path = `/v1/editors/reviews/${id}`
    const { version } = await right(site.call(`GET ${path}`, { token: editor }))
    const body = { version, outcome: "approved" }
    await right(site.call(`POST ${path}/decision`, { token: editor, body }))
  })
}

async function publishCourse(site: OverHttp, tokens: Tokens) {
  const id = await sendCourse(site, tokens)
  for (const approve of await approvals(site, tokens)) await approve()
  const { course_id } = await right(site.call(`GET /v1/course-drafts/${id}`, { token: tokens.senpai }))
  return course_id as string
}

async function learn(site: OverHttp, token: string, courseId: string) {
  const { call } = site
  const { chapters } = await right(call(`GET /v1/courses/${courseId}`))
  const lesson = chapters[0].lessons[0].id as string
  const { play } = await right(call(`POST /v1/lessons/${lesson}/plays`, { token }))
  const report = async () => {
    const body = { play, position_ms: 4_000, slots: [0] }
    return (await right(call(`PUT /v1/lessons/${lesson}/progress`, { token, body }))).refused_slots
  }
  // The API accepts the progress only after some seconds have passed.
  await expect.poll(report, { interval: 500 }).toEqual([])
  const note = { at_ms: 2_000, text: "Say the point first. 結論から。" }
  await right(call(`POST /v1/lessons/${lesson}/notes`, { token, body: note }))
  const { quiz: questions } = await right(call(`GET /v1/lessons/${lesson}/content`, { token }))
  const answer = { question_id: questions[0].id, chosen: [0] }
  await right(call(`POST /v1/lessons/${lesson}/answers`, { token, body: answer }))
  const { code } = await right(call(`POST /v1/courses/${courseId}/certificate`, { token, body: {} }))
  return { lesson, code: code as string }
}

async function keep({ call }: OverHttp, token: string, courseId: string) {
  const collection = randomUUID()
  await right(call(`PUT /v1/saved/course/${courseId}`, { token }))
  await right(call(`PUT /v1/saved/course/${courseId}/note`, { token, body: { note: "before May" } }))
  await right(call(`PUT /v1/collections/${collection}`, { token, body: { name: "Interviews" } }))
  await right(call(`PUT /v1/collections/${collection}/course/${courseId}`, { token }))
  return collection
}

async function draftTip(site: OverHttp, token: string) {
  const id = randomUUID()
  const { body: picture } = await sendFile(site.api, await aJpeg(900, 1200), {
    token,
    purpose: "tip-picture",
  })
  await onceProcessed(site, token, picture.id)
  const body = aTip({ is_sent: false, picture_id: picture.id })
  await right(site.call(`PUT /v1/tip-drafts/${id}`, { token, body }))
  return id
}

const PAST_EVENT = "/v1/editors/writing/past-event/an-evening"

async function draftPastEvent(site: OverHttp, token: string) {
  const { id: recording } = await uploader(site, token).send(film)
  expect((await onceWatchable(site, token, recording)).state).toBe("ready")
  await right(site.call("POST /v1/editors/writing/past-event", { token, body: { id: "an-evening" } }))
  const fields = { ...emptyPastEventDetails, held: "2026-06-12", video: recording }
  await right(site.call(`PUT ${PAST_EVENT}/details/draft`, { token, body: { version: 0, fields } }))
  return recording
}

export async function useLearning(site: OverHttp, tokens: Tokens) {
  const course = await publishCourse(site, tokens)
  return {
    course,
    ...(await learn(site, tokens.student, course)),
    collection: await keep(site, tokens.student, course),
    courseDraft: (await saveCourse(site, tokens.senpai)).id,
    tipDraft: await draftTip(site, tokens.senpai),
    recording: await draftPastEvent(site, tokens.editor),
  }
}
export type Used = Awaited<ReturnType<typeof useLearning>>

/** The visible data, without URLs and times that differ between calls. */
export async function seeLearning({ call }: OverHttp, { student, senpai, editor }: Tokens, used: Used) {
  const see = async (path: string, token?: string) =>
    steady(await right(call(`GET ${path}`, token === undefined ? {} : { token })))
  return {
    course: await see(`/v1/courses/${used.course}`),
    lesson: await see(`/v1/lessons/${used.lesson}/content`, student),
    progress: await see(`/v1/courses/${used.course}/progress`, student),
    ownCourses: await see("/v1/account/courses", student),
    notes: await see(`/v1/lessons/${used.lesson}/notes`, student),
    answers: await see(`/v1/lessons/${used.lesson}/answers`, student),
    certificate: await see(`/v1/certificates/${used.code}`),
    saved: await see(`/v1/saved?list=course&collection=${used.collection}`, student),
    collections: await see("/v1/collections", student),
    drafts: await see("/v1/course-drafts", senpai),
    courseDraft: await see(`/v1/course-drafts/${used.courseDraft}`, senpai),
    preview: await see(`/v1/course-drafts/${used.courseDraft}/preview`, senpai),
    tipDraft: await see(`/v1/tip-drafts/${used.tipDraft}`, senpai),
    pastEvent: (await see(PAST_EVENT, editor)).parts,
  }
}

const steady = (body: unknown) =>
  JSON.parse(
    // A preview's publication date is the time of the request.
    JSON.stringify(body, (key, value) => (/address|^picture$|^published_at$/.test(key) ? undefined : value)),
  )

export async function expectMedia(site: OverHttp, { student, senpai, editor }: Tokens, used: Used) {
  const { body: lesson } = await site.call(`GET /v1/lessons/${used.lesson}/media`, { token: student })
  const { films } = await right(site.call(`GET /v1/course-drafts/${used.courseDraft}`, { token: senpai }))
  const { media: recording } = await right(site.call(`GET /v1/videos/${used.recording}`, { token: editor }))
  for (const { video_address } of [lesson, films[0].media, recording])
    expect((await fetchFile(site.api, video_address)).bytes.equals(film)).toBe(true)
  const { picture } = await right(site.call(`GET /v1/tip-drafts/${used.tipDraft}`, { token: senpai }))
  expect((await fetchFile(site.api, picture.address)).status).toBe(200)
  const pdf = await site.call(`GET /v1/certificates/${used.code}/pdf`, { token: student })
  expect([pdf.status, pdf.body.slice(0, 5)]).toEqual([200, "%PDF-"])
}
