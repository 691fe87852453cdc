// Questions, answers and the people who write them, for tests; a test names only what matters to it.
import { PICTURE_PURPOSE, pictureReference } from "@shirube/vocabulary/community/forum/choices"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import type { TestApi } from "#api/testing/api"
import { onceProcessed, sendFile } from "#api/testing/media/files"
import { aJpeg } from "#api/testing/media/pictures"

let counter = 0
const next = () => ++counter

export const aQuestion = (overrides: object = {}) => ({
  title: `May I wear my own suit to an interview? ${next()}`,
  text: "I have a **dark blue** suit from home.\n\nIs that all right?",
  topics: ["interviews"],
  language: "en",
  is_anonymous: false,
  ...overrides,
})

export const aSenpai = (overrides: Parameters<typeof aStudent>[0] = {}) =>
  aStudent({ name: "Nguyen Thi Linh", seal: "L", role: "senpai", isScreened: true, ...overrides })

/** Advances the clock by a second, so that posts have a defined order. */
export async function ask(api: TestApi, token: string, overrides: object = {}): Promise<string> {
  api.clock.advance(1)
  const { status, body } = await api.call("POST /v1/questions", { token, body: aQuestion(overrides) })
  if (status !== 201) throw new Error(`POST /v1/questions returned ${status} ${JSON.stringify(body)}`)
  return body.id
}

export async function answer(api: TestApi, token: string, questionId: string, overrides: object = {}) {
  api.clock.advance(1)
  const { status, body } = await api.call(`POST /v1/questions/${questionId}/answers`, {
    token,
    body: { text: "Yes, a **dark** one is fine.", language: "en", ...overrides },
  })
  if (status !== 201)
    throw new Error(`POST /v1/questions/${questionId}/answers returned ${status} ${JSON.stringify(body)}`)
  return body.id as string
}

export async function comment(
  api: TestApi,
  token: string,
  about: { noun: "question" | "answer"; id: string },
  text = "Thank you!",
) {
  api.clock.advance(1)
  const { status, body } = await api.call("POST /v1/comments", { token, body: { ...about, text } })
  if (status !== 201) throw new Error(`POST /v1/comments returned ${status} ${JSON.stringify(body)}`)
  return body.id as string
}

/** Uploads a picture and waits until it is processed. */
export async function aPicture(api: TestApi, token: string, picture?: Uint8Array): Promise<string> {
  const sent = await sendFile(api.api, picture ?? (await aJpeg(1500, 1000)), {
    token,
    purpose: PICTURE_PURPOSE,
  })
  if (sent.status !== 201) throw new Error(`Upload returned ${sent.status} ${JSON.stringify(sent.body)}`)
  await onceProcessed(api, token, sent.body.id)
  return sent.body.id
}

export const withPicture = (id: string, alt = "A page of my entry sheet") =>
  `Look:\n\n![${alt}](${pictureReference(id)})`

/** A student, a senpai, a question and its answer. */
export async function aThread(api: TestApi, overrides: object = {}) {
  const student = await signedIn(api)
  const senpai = await signedIn(api, aSenpai())
  const questionId = await ask(api, student.token, overrides)
  const answerId = await answer(api, senpai.token, questionId)
  return { student, senpai, questionId, answerId }
}
