// Questions, answers and the people who write them, for tests; a test names only what matters to it.
import { PICTURE_PURPOSE, pictureReference } from "@shirube/contract/forum-choices"
import { aStudent, signedIn } from "#api/features/auth/builders"
import type { TestApi } from "#api/testing/api"
import { onceProcessed, sendFile } from "#api/testing/files"
import { aJpeg } from "#api/testing/pictures"

let counter = 0
const next = () => ++counter

export const aQuestion = (wishes: object = {}) => ({
  title: `May I wear my own suit to an interview? ${next()}`,
  text: "I have a **dark blue** suit from home.\n\nIs that all right?",
  topics: ["interviews"],
  language: "en",
  is_anonymous: false,
  ...wishes,
})

export const aSenpai = (wishes: Parameters<typeof aStudent>[0] = {}) =>
  aStudent({ name: "Nguyen Thi Linh", seal: "L", role: "senpai", isScreened: true, ...wishes })

/** A second later, so that what is written has an order. */
export async function ask(api: TestApi, token: string, wishes: object = {}): Promise<string> {
  api.clock.advance(1)
  const { status, body } = await api.call("POST /v1/questions", { token, body: aQuestion(wishes) })
  if (status !== 201) throw new Error(`asking was answered ${status} ${JSON.stringify(body)}`)
  return body.id
}

export async function answer(api: TestApi, token: string, questionId: string, wishes: object = {}) {
  api.clock.advance(1)
  const { status, body } = await api.call(`POST /v1/questions/${questionId}/answers`, {
    token,
    body: { text: "Yes, a **dark** one is fine.", language: "en", ...wishes },
  })
  if (status !== 201) throw new Error(`answering was answered ${status} ${JSON.stringify(body)}`)
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
  if (status !== 201) throw new Error(`commenting was answered ${status} ${JSON.stringify(body)}`)
  return body.id as string
}

/** Sent, and ready to stand in a text. */
export async function aPicture(api: TestApi, token: string, picture?: Uint8Array): Promise<string> {
  const sent = await sendFile(api.api, picture ?? (await aJpeg(1500, 1000)), {
    token,
    purpose: PICTURE_PURPOSE,
  })
  if (sent.status !== 201) throw new Error(`sending was answered ${sent.status} ${JSON.stringify(sent.body)}`)
  await onceProcessed(api, token, sent.body.id)
  return sent.body.id
}

export const withPicture = (id: string, alt = "A page of my entry sheet") =>
  `Look:\n\n![${alt}](${pictureReference(id)})`

/** A student, a senpai, a question and its answer. */
export async function aThread(api: TestApi, wishes: object = {}) {
  const student = await signedIn(api)
  const senpai = await signedIn(api, aSenpai())
  const questionId = await ask(api, student.token, wishes)
  const answerId = await answer(api, senpai.token, questionId)
  return { student, senpai, questionId, answerId }
}
