import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { answer, ask } from "#api/modules/community/forum/builders"
import { signedIn } from "#api/modules/identity/auth/builders"
import { aCourse, publishCourses } from "#api/modules/learning/courses/builders"
import { aPublishedTip } from "#api/modules/learning/tips/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aMentor, saveMentorPage } from "../builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

async function aListedMentor() {
  const mentor = await aMentor(api)
  await api.settle()
  return mentor
}

async function aFollower(mentorId: string) {
  const follower = await signedIn(api)
  expect((await api.call(`PUT /v1/follows/mentor/${mentorId}`, { token: follower.token })).status).toBe(204)
  return follower
}

/** On the site, after all pending jobs. */
async function noticesTo(token: string, language: "en" | "ja" = "en") {
  await api.settle()
  const { body } = await api.call("GET /v1/notifications", { token, language })
  return body.items.map(({ title, path }: { title: string; path: string }) => ({ title, path }))
}

describe("a follower of a senpai", () => {
  it("is notified of a new tip, course and answer, each once", async () => {
    const mentor = await aListedMentor()
    const { token } = await aFollower(mentor.id)
    const other = await signedIn(api)
    const tip = await aPublishedTip(api, mentor.token)
    await api.settle()
    api.clock.advance(1)
    await publishCourses(api, aCourse({ id: "first-steps", authorId: mentor.id }))
    await api.settle()
    api.clock.advance(1)
    const question = await ask(api, other.token)
    const answerId = await answer(api, mentor.token, question)
    expect(await noticesTo(token)).toEqual([
      {
        title: "Nguyen Thi Linh has answered a question",
        path: `/community/ask-senpai/detail/${question}#answer-${answerId}`,
      },
      { title: "Nguyen Thi Linh has published a new course", path: "/course/first-steps" },
      { title: "Nguyen Thi Linh has published a new tip", path: `/learning/senpai-tips/${tip.id}` },
    ])
    const [{ title }] = await noticesTo(token, "ja")
    expect(title).toBe("Nguyen Thi Linhさんが質問に回答しました")
    await publishCourses(api, aCourse({ id: "first-steps", authorId: mentor.id, level: "n1" }))
    expect(await noticesTo(token)).toHaveLength(3)
  })

  it("gets one notice for an answer to a question that they asked or follow", async () => {
    const mentor = await aListedMentor()
    const follower = await aFollower(mentor.id)
    await answer(api, mentor.token, await ask(api, follower.token))
    const followed = await ask(api, (await signedIn(api)).token)
    await api.call(`PUT /v1/follows/question/${followed}`, { token: follower.token })
    await answer(api, mentor.token, followed)
    expect(await noticesTo(follower.token)).toHaveLength(2)
  })

  it("hears nothing after a block in either direction, after unfollowing, or while the page is not published", async () => {
    const mentor = await aListedMentor()
    const [blocking, blocked, unfollowed] = [
      await aFollower(mentor.id),
      await aFollower(mentor.id),
      await aFollower(mentor.id),
    ]
    await api.call(`PUT /v1/blocks/${mentor.id}`, { token: blocking.token })
    await api.call(`PUT /v1/blocks/${blocked.id}`, { token: mentor.token })
    await api.call(`DELETE /v1/follows/mentor/${mentor.id}`, { token: unfollowed.token })
    const asker = await signedIn(api)
    await answer(api, mentor.token, await ask(api, asker.token))
    for (const { token } of [blocking, blocked, unfollowed]) expect(await noticesTo(token)).toEqual([])
    const follower = await aFollower(mentor.id)
    await saveMentorPage(api, mentor.token, { version: mentor.version, is_published: false })
    await answer(api, mentor.token, await ask(api, asker.token))
    expect(await noticesTo(follower.token)).toEqual([])
  })

  it("does not learn of an answer to the senpai's own anonymous question", async () => {
    const mentor = await aListedMentor()
    const follower = await aFollower(mentor.id)
    await answer(api, mentor.token, await ask(api, mentor.token, { is_anonymous: true }))
    expect(await noticesTo(follower.token)).toEqual([])
  })
})
