import { publicNouns } from "@shirube/vocabulary/common/public-pages/nouns"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type EventId, namedId, type PastEventId } from "#api/kernel/db/ids"
import { answer, aSenpai, ask, aThread, comment } from "#api/modules/community/forum/builders"
import { anEvent, publishEvents } from "#api/modules/events/events/builders"
import { cancelEvent, removeEvent } from "#api/modules/events/events/publishing/service"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { anArticle, anEnglishText, publish } from "#api/modules/learning/articles/builders"
import { aCourse, publishCourses } from "#api/modules/learning/courses/builders"
import { aPastEvent, publishPastEvents } from "#api/modules/learning/past-events/builders"
import { takeDown } from "#api/modules/learning/past-events/publishing/service"
import { aPublishedTip, aTipWriter } from "#api/modules/learning/tips/builders"
import { aMentor } from "#api/modules/mentors/mentor-pages/builders"
import { anEntry, publishEntries } from "#api/modules/season/calendar/builders"
import { startTestApi, type TestApi } from "#api/testing/api"

/** Emails in keigo and interview questions are part of the program: they need no one to publish them. */
const writtenNouns = publicNouns.filter((noun) => noun !== "keigo-email" && noun !== "interview-question")

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({}, { storesAnswers: true })
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

interface Listed {
  readonly path: string
  readonly languages: readonly string[]
  readonly changed_on: string | null
}

const pagesOf = async (noun: string, query = ""): Promise<Listed[]> => {
  await api.settle()
  return (await api.call(`GET /v1/public-pages/${noun}${query}`)).body.items
}
const pathsOf = async (noun: string) => (await pagesOf(noun)).map(({ path }) => path)
const newest = async (language: "en" | "ja" = "en"): Promise<{ path: string; title: string }[]> => {
  await api.settle()
  return (await api.call("GET /v1/newest-pages", { language })).body.items
}
const today = () => api.clock.now().toISOString().slice(0, 10)

/** Creates one page of every noun. */
async function everything() {
  const { questionId, student } = await aThread(api, { topics: ["visa"], title: "May I wear a suit?" })
  const { token } = await aTipWriter(api)
  const tip = await aPublishedTip(api, token)
  await publish(api, anArticle({ id: "entry-sheet" }))
  await publishCourses(api, aCourse({ id: "writing" }))
  await publishEvents(api, anEvent({ id: "visa-talk" }))
  await publishPastEvents(api, aPastEvent({ id: "last-talk" }))
  await publishEntries(api, anEntry({ id: "list-companies" }))
  const mentor = await aMentor(api)
  const paths = {
    article: "/article/entry-sheet",
    course: "/course/writing",
    lesson: "/course/writing/first",
    tip: `/learning/senpai-tips/${tip.id}`,
    event: "/career/event/detail/visa-talk",
    "past-event": "/learning/past-event/last-talk",
    question: `/community/ask-senpai/detail/${questionId}`,
    topic: "/community/ask-senpai?topic=visa",
    mentor: `/mentors/profile/${mentor.id}`,
    "calendar-entry": "/shukatsu-calendar/list-companies",
  }
  return { paths, questionId, student, tipWriter: token, tipDraft: tip.draftId }
}

describe("the public pages", () => {
  it("cover every noun, each with its languages; of lessons only the open one", async () => {
    const { paths } = await everything()
    for (const noun of writtenNouns) expect([noun, await pathsOf(noun)]).toEqual([noun, [paths[noun]]])
    expect(await pathsOf("interview-question")).toContain("/career/career-builder/interview/weakness")
    const { items } = (await api.call("GET /v1/public-pages")).body
    expect(items).toEqual(publicNouns.map((noun) => ({ noun, cursor: null })))
    await publish(api, anArticle({ id: "english-only", texts: { en: anEnglishText() } }))
    expect(await pagesOf("article")).toEqual([
      { path: "/article/english-only", languages: ["en"], changed_on: today() },
      { path: "/article/entry-sheet", languages: ["en", "ja"], changed_on: today() },
    ])
  })

  it("drop withdrawn, taken down or removed items at once, although they are cached", async () => {
    const { questionId, student, tipWriter, tipDraft } = await everything()
    for (const noun of writtenNouns) expect(await pathsOf(noun)).toHaveLength(1)
    await api.call(`DELETE /v1/questions/${questionId}`, { token: student.token })
    const withdrawn = await api.call(`DELETE /v1/tip-drafts/${tipDraft}/publication`, { token: tipWriter })
    expect(withdrawn.status).toBe(200)
    await api.db.transaction(async (tx) => {
      await removeEvent(tx, namedId<EventId>("visa-talk"))
      await takeDown(tx, namedId<PastEventId>("last-talk"))
    })
    for (const noun of ["question", "topic", "tip", "event", "past-event"])
      expect([noun, await pathsOf(noun)]).toEqual([noun, []])
    const { items } = (await api.call("GET /v1/public-pages")).body
    expect(items.map(({ noun }: { noun: string }) => noun)).toEqual([
      "article",
      "course",
      "lesson",
      "mentor",
      "calendar-entry",
      "keigo-email",
      "interview-question",
    ])
    expect((await newest()).map(({ path }) => path).toSorted()).toEqual([
      "/article/entry-sheet",
      "/course/writing",
      "/shukatsu-calendar/list-companies",
    ])
  })

  it("are split into parts: the index names where each starts, and together they list every page once", async () => {
    const { token } = await signedIn(api)
    const asked = []
    for (let n = 0; n < 5; n++) asked.push(await ask(api, token))
    await publish(api, anArticle({ id: "a" }), anArticle({ id: "b" }))
    await api.settle()
    const { items } = (await api.call("GET /v1/public-pages?limit=2")).body
    const parts = items.filter(({ noun }: { noun: string }) => noun === "question")
    expect(parts).toHaveLength(3)
    const found: string[] = []
    for (const { cursor } of parts) {
      const part = await pagesOf("question", `?limit=2${cursor ? `&cursor=${cursor}` : ""}`)
      found.push(...part.map(({ path }) => path.split("/").at(-1) ?? ""))
    }
    expect(found.toSorted()).toEqual(asked.toSorted())
    expect(items.filter(({ noun }: { noun: string }) => noun === "article")).toHaveLength(1)
  })

  it("refuse an invalid cursor and an unknown noun", async () => {
    const notAnId = Buffer.from(JSON.stringify(["x"])).toString("base64url")
    for (const cursor of ["x", notAnId])
      expect((await api.call(`GET /v1/public-pages/question?cursor=${cursor}`)).body.code).toBe(
        "cursor.invalid",
      )
    expect((await api.call("GET /v1/public-pages/member")).status).toBe(422)
  })
})

describe("a question in the sitemap and the feed", () => {
  it("is dated by its creation, then by its newest answer, never by its author's own activity", async () => {
    const asker = await signedIn(api, aStudent({ name: "Wanjiru Kamau" }))
    const senpai = await signedIn(api, aSenpai())
    const words = { title: "May I say no to karaoke?", text: "My boss asks.", topics: ["visa"] }
    const id = await ask(api, asker.token, { ...words, is_anonymous: true })
    const DAY_MS = 86_400_000
    const day = (ago: number) => new Date(api.clock.now().getTime() - ago * DAY_MS).toISOString().slice(0, 10)
    const backdate = async (table: "questions" | "answers", days: number) => {
      await api.database.exec(`update ${table} set created_at = created_at - interval '${days} days'`)
    }
    const changedOn = async () =>
      (await pagesOf("question")).find(({ path }) => path.endsWith(id))?.changed_on
    await backdate("questions", 9)
    expect(await changedOn()).toBe(day(9))

    const { token } = asker
    const edited = { ...words, text: "My boss asks each week.", is_anonymous: true }
    expect((await api.call(`PUT /v1/questions/${id}`, { token, body: edited })).status).toBe(200)
    await comment(api, token, { noun: "question", id })
    const japanese = { title: "カラオケ", text: "上司です。" }
    expect((await api.call(`PUT /v1/questions/${id}/texts/ja`, { token, body: japanese })).status).toBe(200)
    expect(await changedOn()).toBe(day(9))

    const answerId = await answer(api, senpai.token, id)
    expect(await changedOn()).toBe(day(0))
    await backdate("answers", 3)
    const accepted = await api.call(`PUT /v1/questions/${id}/accepted`, {
      token,
      body: { answer_id: answerId },
    })
    expect(accepted.status).toBe(204)
    expect(await changedOn()).toBe(day(3))
    await api.call(`DELETE /v1/answers/${answerId}`, { token: senpai.token })
    expect(await changedOn()).toBe(day(9))
  })

  it("is the same with and without a name, and reveals nothing else about the author", async () => {
    const asker = await signedIn(api, aStudent({ name: "Wanjiru Kamau" }))
    const [nameless, named] = [
      await ask(api, asker.token, { title: "Without a name", is_anonymous: true }),
      await ask(api, asker.token, { title: "With a name", is_anonymous: false }),
    ]
    const pages = await pagesOf("question")
    const facts = (id: string) => pages.find(({ path }) => path.endsWith(id))
    expect({ ...facts(nameless), path: "" }).toEqual({ ...facts(named), path: "" })
    const feed = (await newest()).filter(({ path }) => path.includes("ask-senpai"))
    expect(feed).toEqual(
      [
        [named, "With a name"],
        [nameless, "Without a name"],
      ].map(([id, title]) => ({
        path: `/community/ask-senpai/detail/${id}`,
        title,
        category: "Interviews",
        description: null,
        published_at: expect.any(String),
      })),
    )
    const published = JSON.stringify([pages, feed])
    for (const trace of ["Wanjiru", "Kamau", asker.id]) expect(published).not.toContain(trace)
  })

  it("names the languages that people wrote it in, without machine translations", async () => {
    const { token } = await signedIn(api)
    const id = await ask(api, token, { language: "vi", title: "Áo vest", text: "Có được không?" })
    const languages = async () => (await pagesOf("question"))[0]?.languages
    expect(await languages()).toEqual(["en", "ja"])
    await api.db.autocommit.execute(sql`insert into forum_texts
      (thing_id, noun, language, origin, title, source, is_by_asker, written_at, question_id, html, read_text, format)
      select thing_id, noun, 'en', 'machine', title, source, is_by_asker, written_at, question_id, html, read_text, format
      from forum_texts where thing_id = ${id}`)
    await ask(api, token) // a change invalidates the cached list
    const found = (await pagesOf("question")).find(({ path }) => path.endsWith(id))
    expect(found?.languages).toEqual(["ja"])
  })

  it("is absent while it waits for an editor, and after it was merged into another", async () => {
    const { questionId } = await aThread(api)
    expect(await pathsOf("question")).toHaveLength(1)
    await api.db.autocommit.execute(
      sql`update questions set removed_at = now(), removal_reason = 'held' where id = ${questionId}`,
    )
    await ask(api, (await signedIn(api)).token)
    expect((await pathsOf("question")).filter((path) => path.endsWith(questionId))).toEqual([])
  })
})

describe("the feed", () => {
  it("has the newest items of every noun in the feed, in the language they are written in", async () => {
    const { paths } = await everything()
    const published = Object.entries(paths).filter(([noun]) => !["lesson", "topic", "mentor"].includes(noun))
    const expected = published.map(([, path]) => path).toSorted()
    expect((await newest()).map(({ path }) => path).toSorted()).toEqual(expected)
    const japanese = (await newest("ja")).map(({ path }) => path)
    expect(japanese).toContain(paths.event)
    expect([japanese.includes(paths.question), japanese.includes(paths.tip)]).toEqual([false, false])
  })

  it("keeps room for an article however many questions there are, and leaves out cancelled items", async () => {
    const { token } = await signedIn(api)
    await publish(api, anArticle({ id: "long-ago", publishedAt: new Date("2020-01-01T00:00:00Z") }))
    await publishEvents(api, anEvent({ id: "called-off" }))
    await api.db.transaction((tx) => cancelEvent(tx, namedId<EventId>("called-off"), api.clock.now()))
    for (let n = 0; n < 15; n++) await ask(api, token)
    const paths = (await newest()).map(({ path }) => path)
    expect(paths.at(-1)).toBe("/article/long-ago")
    expect(paths.filter((path) => path.includes("ask-senpai"))).toHaveLength(12)
    expect(paths).not.toContain("/career/event/detail/called-off")
    expect(await pathsOf("event")).toEqual(["/career/event/detail/called-off"])
  })
})
