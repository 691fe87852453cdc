import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import type { Notice } from "#api/kernel/events/events"
import { aVideo } from "#api/modules/common/media/builders"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { countStatements } from "#api/testing/statements"
import { aCourse, aLesson, aQuizQuestion, publishCourses } from "./builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const list = (query = "", language: "en" | "ja" = "en") => api.call(`GET /v1/courses${query}`, { language })
const idsOf = ({ body }: Awaited<ReturnType<typeof list>>) => body.items.map(({ id }: { id: string }) => id)
const lessonIdsOf = async (course: string) =>
  (await api.call(`GET /v1/courses/${course}`)).body.chapters.flatMap(
    ({ lessons }: { lessons: { id: string }[] }) => lessons.map(({ id }) => id),
  ) as string[]

const day = (n: number) => new Date(`2026-10-${String(n).padStart(2, "0")}T00:00:00Z`)

describe("the list of courses", () => {
  // spec: 1.video-courses
  it("has the newest first, in the reader's language, with what helps to choose", async () => {
    const senpai = await signedIn(api, aStudent({ role: "senpai", name: "Linh Tran" }))
    await publishCourses(
      api,
      aCourse({ id: "older", publishedAt: day(1) }),
      aCourse({ id: "newer", publishedAt: day(2), authorId: senpai.id }),
    )
    const { body } = await list("", "ja")
    expect(body.items).toMatchObject([
      {
        id: "newer",
        title: "ESの書き方",
        title_ruby: [
          { text: "ESの", reading: null },
          { text: "書", reading: "か", level: 5 },
          { text: "き", reading: null },
          { text: "方", reading: "かた", level: 4 },
        ],
        topics: [{ key: "entry-sheets", name: "エントリーシート" }],
        level: "n3",
        languages: ["en", "ja"],
        is_fallback: false,
        lesson_count: 2,
        duration_ms: 120_000,
        author: { name: "Linh Tran", role: "senpai" },
      },
      { id: "older", author: null },
    ])
  })

  it("filters by topic, level and language, alone and combined", async () => {
    const english = { en: { title: "Visa", summary: "Papers.", outcomes: [] } }
    await publishCourses(
      api,
      aCourse({ id: "sheets", publishedAt: day(1) }),
      aCourse({ id: "visa", publishedAt: day(2), topics: ["visa", "offers"], level: "n2", texts: english }),
      aCourse({ id: "offers", publishedAt: day(3), topics: ["offers"], level: "n2" }),
    )
    expect(idsOf(await list("?topic=offers"))).toEqual(["offers", "visa"])
    expect(idsOf(await list("?level=n2"))).toEqual(["offers", "visa"])
    expect(idsOf(await list("?language=ja"))).toEqual(["offers", "sheets"])
    expect(idsOf(await list("?topic=offers&level=n2&language=ja"))).toEqual(["offers"])
    expect(idsOf(await list("?topic=companies"))).toEqual([])
    expect((await list("?topic=weather")).status).toBe(422)
    const { body } = await list("?topic=visa", "ja")
    expect(body.items).toMatchObject([{ id: "visa", title: "Visa", language: "en", is_fallback: true }])
  })

  it("pages without losing or repeating a course, also with equal publication times", async () => {
    const ids = Array.from({ length: 11 }, (_, i) => `course-of-${String(i).padStart(2, "0")}`)
    await publishCourses(api, ...ids.map((id) => aCourse({ id })))
    const seen: string[] = []
    for (let cursor: string | null = ""; cursor !== null; ) {
      const answer = await list(`?limit=4${cursor && `&cursor=${cursor}`}`)
      seen.push(...idsOf(answer))
      cursor = answer.body.next_cursor
    }
    expect(seen).toEqual(ids.toReversed())
    expect((await list("?cursor=bm9uZQ")).body.code).toBe("cursor.invalid")
  })

  it("takes as many statements for many courses as for few", async () => {
    const { id: authorId } = await signedIn(api, aStudent({ role: "senpai" }))
    const read = async () => expect((await list("?topic=entry-sheets&limit=50")).status).toBe(200)
    const cost = () => countStatements(read, /from "(courses|users|course_\w+)"/)
    await publishCourses(api, aCourse({ authorId }))
    const short = await cost()
    await publishCourses(api, ...Array.from({ length: 20 }, () => aCourse({ authorId })))
    expect([short, await cost()]).toEqual([2, 2])
  })
})

describe("a course", () => {
  // spec: 2.course-detail, 3.course
  it("shows everyone the titles and lengths of its lessons, but not their content", async () => {
    await publishCourses(
      api,
      aCourse({
        id: "es",
        chapters: [
          {
            title: { en: "One", ja: "{一|いち}" },
            lessons: [aLesson({ key: "first", quiz: [aQuizQuestion()] })],
          },
          { title: { en: "Two", ja: "{二|に}" }, lessons: [aLesson({ key: "second", seconds: 90 })] },
        ],
      }),
    )
    const { status, body } = await api.call("GET /v1/courses/es", { language: "en" })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      outcomes: [[{ text: "Write a first sentence", reading: null }]],
      saved_by: null,
      chapters: [
        { title: "One", lessons: [{ key: "first", position: 1, is_open: true, has_quiz: true }] },
        {
          title: "Two",
          lessons: [{ key: "second", position: 2, is_open: false, has_quiz: false, duration_ms: 90_000 }],
        },
      ],
    })
    expect(JSON.stringify(body)).not.toMatch(/Welcome|What comes first/)
    expect((await api.call("GET /v1/courses/never-made")).body.code).toBe("course.not_found")
  })

  it("saved again unchanged emits nothing; changed, its lessons keep their ids", async () => {
    const [first, second, third] = ["first", "second", "third"].map((key) => aLesson({ key }))
    if (!first || !second || !third) throw new Error("expected three lessons")
    const heard: Notice[] = []
    const unlisten = api.events.listen({ event: (notice) => void heard.push(notice), resync: () => {} })
    await publishCourses(api, aCourse({ id: "es", lessons: [first, second] }))
    await publishCourses(api, aCourse({ id: "es", lessons: [first, second] }))
    const [a, b] = await lessonIdsOf("es")
    await publishCourses(api, aCourse({ id: "es", lessons: [third, second, first] }))
    expect((await lessonIdsOf("es")).slice(1)).toEqual([b, a])
    await publishCourses(api, aCourse({ id: "es", lessons: [second] }))
    expect(await lessonIdsOf("es")).toEqual([b])
    const tags = ["courses", "course:es"]
    await expect
      .poll(() => heard.filter(({ name }) => name.startsWith("course.")))
      .toEqual([
        { name: "course.published", tags, audience: "everyone" },
        { name: "course.changed", tags, audience: "everyone" },
        { name: "course.changed", tags, audience: "everyone" },
      ])
    unlisten()
  })

  it("is found by its public text, and by no sentence of a later lesson", async () => {
    const says = (key: string, text: string) =>
      aLesson({
        key,
        texts: {
          en: { title: key, summary: "About it.", cues: [{ startMs: 0, endMs: 1_000, text }], marks: [] },
        },
      })
    const texts = { en: { title: "Umbrellas", summary: "In the rain.", outcomes: ["Stay dry"] } }
    await publishCourses(
      api,
      aCourse({
        id: "rain",
        texts,
        lessons: [says("first", "Platypus weather"), says("second", "Wombat weather")],
      }),
    )
    const find = async (q: string) =>
      (await api.call(`GET /v1/search?q=${q}&exact=true`)).body.items as { noun: string; path: string }[]
    for (const q of ["umbrellas", "platypus"])
      expect(await find(q), q).toMatchObject([{ noun: "course", path: "/course/rain" }])
    expect(await find("wombat")).toEqual([])
  })

  it("can be saved, and shows the count from ten on", async () => {
    await publishCourses(api, aCourse({ id: "es" }))
    const { token } = await signedIn(api)
    expect((await api.call("PUT /v1/saved/course/es", { token })).status).toBe(204)
    const { body } = await api.call("GET /v1/saved?list=course", { token, language: "ja" })
    expect(body.items).toMatchObject([
      {
        noun: "course",
        id: "es",
        path: "/course/es",
        title: "ESの書き方",
        category: { key: "entry-sheets" },
      },
    ])
    expect((await api.call("PUT /v1/saved/course/never-made", { token })).body.code).toBe(
      "saved.nothing_there",
    )
  })
})

describe("a lesson", () => {
  const lesson = (key: string, language: "en" | "ja" = "en") =>
    api.call(`GET /v1/courses/es/lessons/${key}`, { language })

  // spec: learning.film
  it("has both transcripts, the spoken language first, with furigana and glossary terms", async () => {
    await api.database.exec(
      `insert into glossary_terms (key, term, reading, explanation) values
         ('naitei', '{"en":"naitei","ja":"{内定|ないてい}"}', 'ないてい', '{"en":"An offer","ja":"採用の約束"}')`,
    )
    const cues = (text: string) => [{ startMs: 0, endMs: 2_000, text }]
    await publishCourses(
      api,
      aCourse({
        id: "es",
        lessons: [
          aLesson({
            key: "first",
            quiz: [aQuizQuestion()],
            texts: {
              en: { title: "First", summary: "It.", cues: cues("Before [[naitei]] <b>"), marks: [] },
              ja: { title: "いち", summary: "それ。", cues: cues("[[naitei]]の{前|まえ}"), marks: [] },
            },
          }),
          aLesson({ key: "second" }),
        ],
      }),
    )
    const { body } = await lesson("first")
    expect(body).toMatchObject({
      previous: null,
      next: { key: "second", is_open: false },
      course: { id: "es" },
    })
    const [spoken, other] = body.content.transcripts
    expect([spoken.language, spoken.cues[0].text]).toEqual(["ja", "内定の前"])
    expect(spoken.cues[0].html).toContain('<ruby class="n5">前<rp>(</rp><rt>まえ</rt><rp>)</rp></ruby>')
    expect(spoken.cues[0].html).toContain('popovertarget="term-ja-naitei"')
    expect(spoken.terms_html).toContain("採用の約束")
    expect([other.language, other.cues[0].text]).toEqual(["en", "Before naitei <b>"])
    expect(other.cues[0].html).toContain("&lt;b&gt;")
    expect(body.content.quiz).toMatchObject([{ kind: "single", choices: [[{ text: "The point" }], [{}]] }])
    expect(JSON.stringify(body)).not.toMatch(/right|The point does/)
    expect((await lesson("third")).body.code).toBe("lesson.not_found")
  })

  it("is public if it is the first; visitors and companies cannot read the others", async () => {
    await publishCourses(
      api,
      aCourse({
        id: "es",
        lessons: [aLesson({ key: "first" }), aLesson({ key: "second", quiz: [aQuizQuestion()] })],
      }),
    )
    const [first = "", second = ""] = await lessonIdsOf("es")
    const company = await signedIn(api, aStudent({ role: "company" }))
    const said = /Welcome|ようこそ|What comes first/
    for (const token of [undefined, company.token]) {
      expect((await api.call(`GET /v1/lessons/${first}/content`, { token })).status).toBe(200)
      const refused = await api.call(`GET /v1/lessons/${second}/content`, { token })
      expect([refused.status, refused.body.code]).toEqual([409, "lesson.for_members"])
      for (const path of [
        "/v1/courses/es/lessons/second",
        "/v1/courses/es",
        "/v1/courses",
        "/v1/search?q=welcome",
      ])
        expect((await api.call(`GET ${path}`, { token })).status, path).toBe(200)
      const page = await api.call("GET /v1/courses/es/lessons/second", { token })
      expect(page.body).toMatchObject({ is_open: false, content: null, previous: { key: "first" } })
      expect(JSON.stringify(page.body)).not.toMatch(said)
    }
    for (const account of [aStudent(), aStudent({ role: "senpai" }), anEditor()]) {
      const { token } = await signedIn(api, account)
      const { status, body } = await api.call(`GET /v1/lessons/${second}/content`, { token })
      expect([account.role, status]).toEqual([account.role, 200])
      expect(JSON.stringify(body)).toMatch(said)
    }
  })

  it("is open if it comes first after a reorder", async () => {
    const [a, b] = [aLesson({ key: "a" }), aLesson({ key: "b" })]
    await publishCourses(api, aCourse({ id: "es", lessons: [a, b] }))
    await publishCourses(api, aCourse({ id: "es", lessons: [b, a] }))
    expect([(await lesson("a")).body.content, (await lesson("b")).body.content === null]).toEqual([
      null,
      false,
    ])
  })
})

describe("the film of a lesson", () => {
  const film = (id: string, token?: string) => api.call(`GET /v1/lessons/${id}/media`, { token })
  const fetched = async (address: string) =>
    (await api.api(new Request(`http://shirube.test${address}`, { headers: { Range: "bytes=0-9" } }))).status

  it("is public for the first lesson; members get addresses for the others, which expire with their session", async () => {
    const videos = [await aVideo(api), await aVideo(api)]
    const lessons = videos.map(({ id: videoId }, at) => aLesson({ key: `lesson-of-${at}`, videoId }))
    await publishCourses(api, aCourse({ id: "es", lessons }))
    const [first = "", second = ""] = await lessonIdsOf("es")
    const company = await signedIn(api, aStudent({ role: "company" }))
    for (const token of [undefined, company.token]) {
      expect((await film(first, token)).body).toMatchObject({ video_address: expect.stringContaining(".-.") })
      const refused = await film(second, token)
      expect([refused.status, refused.body.code]).toEqual([409, "lesson.for_members"])
    }
    expect(await fetched((await film(first)).body.video_address)).toBe(206)
    const { token } = await signedIn(api)
    const { video_address: address } = (await film(second, token)).body
    expect(await fetched(address)).toBe(206)
    const other = (await film(first)).body.video_address as string
    expect(await fetched(other.replace(videos[0]?.id ?? "", videos[1]?.id ?? ""))).toBe(404)
    await api.call("POST /v1/auth/logout", { token })
    await expect.poll(() => fetched(address)).toBe(404)
  })

  it("returns 404 if it was never uploaded", async () => {
    await publishCourses(api, aCourse({ id: "es" }))
    const [first = ""] = await lessonIdsOf("es")
    expect((await film(first)).body.code).toBe("lesson.not_found")
  })
})

describe("Japanese without furigana", () => {
  it("gets furigana immediately after publication, also in search, and keeps them when the same text is saved again", async () => {
    const texts = {
      ja: {
        title: "面接の準備",
        summary: "まえに。",
        cues: [{ startMs: 0, endMs: 1_000, text: "電車が止まりました。" }],
        marks: [],
      },
    }
    const draft = aCourse({
      id: "trains",
      texts: { ja: { title: "電車の中で", summary: "よむ。", outcomes: [] } },
      lessons: [aLesson({ key: "first", texts })],
    })
    await publishCourses(api, draft)
    await api.settle()
    await publishCourses(api, draft)
    const { body } = await api.call("GET /v1/courses/trains/lessons/first", { language: "ja" })
    expect(body.content.transcripts[0].cues[0]).toMatchObject({
      text: "電車が止まりました。",
      html: expect.stringContaining('<ruby class="n5">電車<rp>(</rp><rt>でんしゃ</rt>'),
    })
    expect(body.title_ruby).toContainEqual({ text: "面接", reading: "めんせつ", level: 2 })
    const { body: found } = await api.call("GET /v1/search?q=densha")
    expect(found.items).toMatchObject([{ noun: "course", id: "trains" }])
  })
})

describe("personal data in courses", () => {
  it("leaves the course without an author when the account is deleted", async () => {
    const { id: authorId } = await signedIn(api, aStudent({ role: "senpai" }))
    await publishCourses(api, aCourse({ id: "es", authorId }))
    await api.database.exec(`delete from users where id = '${authorId}'`)
    expect((await list()).body.items).toMatchObject([{ id: "es", author: null }])
    expect(
      await rows(api.db.autocommit, sql`select 1 from course_lists where course_id = 'es'`),
    ).toHaveLength(6)
  })
})
