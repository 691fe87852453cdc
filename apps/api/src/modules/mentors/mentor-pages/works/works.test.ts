import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { answer, ask } from "#api/modules/community/forum/builders"
import { signedIn } from "#api/modules/identity/auth/builders"
import { aPublishedTip } from "#api/modules/learning/tips/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { fetchFile, onceProcessed, sendFile } from "#api/testing/media/files"
import { aJpeg } from "#api/testing/media/pictures"
import { countStatements } from "#api/testing/statements"
import { aMentor, saveMentorPage } from "../builders.ts"

const folder = mkdtempSync(join(tmpdir(), "shirube-mentors-"))
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ FILES_DIR: folder }, { storesAnswers: true })
})
beforeEach(() => api.empty())
afterAll(async () => {
  await api.stop()
  rmSync(folder, { recursive: true, force: true })
})

const mentor = (id: string) => api.call(`GET /v1/mentors/${id}`)

describe("what a senpai has contributed, on their page", () => {
  it("is made with the same number of statements, however much the senpai has written", async () => {
    const { id, token } = await aMentor(api)
    const student = await signedIn(api)
    const cost = async () => {
      await api.settle()
      api.answers.drop()
      return countStatements(() => mentor(id))
    }
    await answer(api, token, await ask(api, student.token))
    const one = await cost()
    for (const question of [await ask(api, student.token), await ask(api, student.token)])
      await answer(api, token, question)
    await aPublishedTip(api, token)
    expect(await cost()).toBe(one)
  })

  it("lists tips and answers, accepted ones first, and drops the stored page when one of them changes", async () => {
    const { id, token } = await aMentor(api)
    const student = await signedIn(api)
    const [first, second] = [await ask(api, student.token), await ask(api, student.token)]
    const accepted = await answer(api, token, first)
    await answer(api, token, second)
    await api.call(`PUT /v1/questions/${first}/accepted`, {
      token: student.token,
      body: { answer_id: accepted },
    })
    const tip = await aPublishedTip(api, token)
    await api.settle()
    const works = async () => (await mentor(id)).body.works
    expect(await works()).toMatchObject({
      tips: [{ path: `/learning/senpai-tips/${tip.id}` }],
      courses: [],
      events: [],
      answers: [
        { path: `/community/ask-senpai/detail/${first}#answer-${accepted}`, is_accepted: true },
        { is_accepted: false },
      ],
    })
    await api.call(`DELETE /v1/questions/${second}`, { token: student.token })
    await api.settle()
    expect((await works()).answers).toHaveLength(1)
  })

  it("leaves out answers to the senpai's own questions, which may be anonymous", async () => {
    const { id, token } = await aMentor(api)
    await answer(api, token, await ask(api, token, { is_anonymous: true }))
    await api.settle()
    expect((await mentor(id)).body.works.answers).toEqual([])
  })
})

describe("the photo of a senpai", () => {
  const choosePhoto = async (token: string) => {
    const { body } = await sendFile(api.api, await aJpeg(), { token })
    const file = await onceProcessed(api, token, body.id)
    await api.call("PUT /v1/user/photo", { token, body: { file_id: file.id } })
    await api.settle()
  }

  it("is shown to everyone only while the page says so", async () => {
    const { id, token, version } = await aMentor(api)
    await choosePhoto(token)
    expect((await mentor(id)).body.photo).toBeNull()
    await saveMentorPage(api, token, { version, photo_shown: true })
    await api.settle()
    const { photo } = (await mentor(id)).body
    expect((await fetchFile(api.api, photo.large)).status).toBe(200)
    const listed = await api.call("GET /v1/mentors")
    expect(listed.body.items[0].photo).toEqual(photo)
    await saveMentorPage(api, token, { version: version + 1, photo_shown: true, is_published: false })
    expect((await fetchFile(api.api, photo.large)).status).toBe(404)
  })

  it("is in a reader's saved list while the page says so", async () => {
    const { id, token, version } = await aMentor(api)
    await choosePhoto(token)
    const reader = await signedIn(api)
    const savedPhoto = async () => {
      await api.settle()
      const { body } = await api.call("GET /v1/saved?list=mentor", { token: reader.token })
      return body.items[0].person.photo
    }
    await api.call(`PUT /v1/saved/mentor/${id}`, { token: reader.token })
    expect(await savedPhoto()).toBeNull()
    await saveMentorPage(api, token, { version, photo_shown: true })
    expect((await fetchFile(api.api, await savedPhoto())).status).toBe(200)
    await saveMentorPage(api, token, { version: version + 1, photo_shown: false })
    expect(await savedPhoto()).toBeNull()
  })

  it("changes on the stored page with the photo of the account", async () => {
    const { id, token } = await aMentor(api, { page: { photo_shown: true } })
    expect((await mentor(id)).body.photo).toBeNull()
    await choosePhoto(token)
    expect((await mentor(id)).body.photo).not.toBeNull()
    await api.call("DELETE /v1/user/photo", { token })
    await api.settle()
    expect((await mentor(id)).body.photo).toBeNull()
  })
})
