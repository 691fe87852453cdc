// An anonymous asker stays anonymous to everyone but editors: in bodies, headers, ordering and errors.
import { randomUUID } from "node:crypto"
import { routes } from "@shirube/contract/registry.gen"
import type { RouteDefinition } from "@shirube/contract/route"
import { writtenMention } from "@shirube/vocabulary/text/mentions"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import type { IndustryId, OccupationId } from "#api/kernel/db/ids"
import type { Notice } from "#api/kernel/events/events"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { aMember, showsEverything } from "#api/modules/people/members/builders"
import { writeApplication } from "#api/modules/people/senpai/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aFolder, fetchFile, type Place } from "#api/testing/media/files"
import { mailsTo } from "#api/testing/services/mails"
import { type PushService, startPushService, type TestBrowser } from "#api/testing/services/push-service"
import { statementsOf } from "#api/testing/statements"
import { answer, aPicture, aSenpai, ask, comment, withPicture } from "./builders.ts"

let api: TestApi
let place: Place
let push: PushService
beforeAll(async () => {
  place = aFolder()
  push = await startPushService()
  api = await startTestApi({ DEMO: "1", ...place.environment }, { storesAnswers: true })
})
afterAll(async () => {
  await api.stop()
  await place.stop()
  await push.stop()
})

const ASKER = { name: "Wanjiru Kamau", seal: "婉", email: "wanjiru.kamau@university.example" }
const COMPANY = "Kifaru Logistics"

/** A member who shows as much as possible: a senpai in the directory, with a public workplace. */
async function anOpenPerson() {
  const visibility = {
    ...showsEverything,
    company: "everyone",
    workplace: "everyone",
    nationality: "everyone",
  }
  const account = { ...ASKER, role: "senpai", isScreened: true } as const
  const person = await aMember(api, { account, profile: { visibility } })
  const trade = { industry: "trading" as IndustryId, occupation: "overseas-sales" as OccupationId }
  const workplaces = [{ company: COMPANY, since: "2021-04", until: undefined, city: "Mombasa", ...trade }]
  const application = { workplaces, topics: [], proofLink: null, proofText: null }
  await writeApplication(api.db.autocommit, person.id, application, api.clock.now())
  return person
}

async function deviceOf(token: string): Promise<TestBrowser> {
  const browser = push.aBrowser()
  const { server_key } = (await api.call("GET /v1/push", { token })).body
  const { endpoint, p256dh, auth } = browser
  await api.call("PUT /v1/push/subscription", { token, body: { endpoint, p256dh, auth, server_key } })
  return browser
}

/** A thread in which the asker has used every action that askers have. */
async function anAnonymousThread() {
  const notices: Notice[] = []
  const stop = api.events.listen({ event: (notice) => void notices.push(notice), resync: () => {} })
  const asker = await anOpenPerson()
  const senpai = await signedIn(api, aSenpai())
  const [follower, blocker, blocked] = [await aMember(api), await aMember(api), await aMember(api)]
  const device = await deviceOf(follower.token)
  const apart = [
    await api.call(`PUT /v1/blocks/${asker.id}`, { token: blocker.token }),
    await api.call(`PUT /v1/blocks/${blocked.id}`, { token: asker.token }),
    ...["daily-work", "interviews"].map((topic) =>
      api.call(`PUT /v1/follows/topic/${topic}`, { token: follower.token }),
    ),
  ]
  expect((await Promise.all(apart)).map(({ status }) => status)).toEqual([204, 204, 204, 204])
  const picture = await aPicture(api, asker.token)
  const questionId = await ask(api, asker.token, {
    is_anonymous: true,
    title: "May I say no to karaoke with my boss?",
    text: withPicture(picture),
  })
  await api.call(`PUT /v1/follows/question/${questionId}`, { token: follower.token })
  const answerId = await answer(api, senpai.token, questionId)
  await answer(api, asker.token, questionId, { text: "I have asked around, and answer myself." })
  await comment(api, asker.token, { noun: "question", id: questionId }, "It is about my boss.")
  const mention = writtenMention({ id: senpai.id, name: "Senpai" })
  await comment(api, asker.token, { noun: "answer", id: answerId }, `Really, ${mention}?`)
  const words = {
    title: "May I say no to karaoke?",
    text: `Edited. ${withPicture(picture)}`,
    topics: ["daily-work", "interviews"],
  }
  const done = [
    await api.call(`PUT /v1/questions/${questionId}`, {
      token: asker.token,
      body: { ...words, is_anonymous: true },
    }),
    await api.call(`PUT /v1/questions/${questionId}/texts/ja`, {
      token: asker.token,
      body: { title: "カラオケを断ってもいいですか", text: "上司のことです。" },
    }),
    await api.call(`PUT /v1/questions/${questionId}/accepted`, {
      token: asker.token,
      body: { answer_id: answerId },
    }),
    await api.call(`PUT /v1/saved/question/${questionId}`, { token: asker.token }),
  ]
  expect(done.map(({ status }) => status)).toEqual([200, 200, 204, 204])
  await api.settle()
  stop()
  return { asker, senpai, follower, blocker, blocked, device, questionId, answerId, picture, notices }
}

type AnonymousThread = Awaited<ReturnType<typeof anAnonymousThread>>
let thread: AnonymousThread
let traces: readonly string[]
beforeAll(async () => {
  thread = await anAnonymousThread()
  traces = [thread.asker.id, ASKER.name, ASKER.email, ASKER.seal, COMPANY, "wanjiru", "kamau", "mombasa"]
})

const tracesIn = (text: string) => traces.filter((trace) => text.toLowerCase().includes(trace.toLowerCase()))

/** Decodes cursors, since anyone can. */
const opened = (text: string) =>
  [...text.matchAll(/"next_cursor":"([\w-]+)"/g)].map(([, cursor = ""]) =>
    Buffer.from(cursor, "base64url").toString(),
  )

async function seen(address: string, token: string | undefined, language: "en" | "ja" = "en") {
  const { status, headers, body } = await api.call(address, { token, language })
  const text = JSON.stringify([status, [...headers], body])
  return { status, text: [text, ...opened(text)].join("\n") }
}

const readers = async () => [
  undefined,
  (await signedIn(api)).token,
  (await signedIn(api, aStudent({ role: "company" }))).token,
  (await signedIn(api, aSenpai({ name: "Other Senpai" }))).token,
  ...[thread.senpai, thread.follower, thread.blocker, thread.blocked].map(({ token }) => token),
]

describe("an anonymous question", () => {
  // spec: forum.anonymity
  it("does not reveal the asker at any readable address", async () => {
    const { questionId, answerId } = thread
    const addresses = [
      ...[
        "",
        "?limit=1",
        "?sort=unanswered",
        "?sort=helpful&limit=1",
        "?topic=daily-work",
        "?language=ja",
        "?q=karaoke",
      ].map((query) => `/v1/questions${query}`),
      ...["", "?language=ja", "/answers", "/answers?limit=1", "/history?limit=1", "/texts"].map(
        (part) => `/v1/questions/${questionId}${part}`,
      ),
      ...["/history", "/texts"].map((part) => `/v1/answers/${answerId}${part}`),
      `/v1/comments?noun=question&id=${questionId}`,
      `/v1/comments?noun=answer&id=${answerId}`,
      "/v1/questions/answered",
      "/v1/questions/similar?title=karaoke",
      "/v1/search?q=karaoke",
      "/v1/search?q=wanjiru",
      "/v1/search/suggestions?q=kara",
      "/v1/topics",
    ]
    const personal = [
      `/v1/personal?things=question:${questionId},answer:${answerId}`,
      "/v1/questions/mine",
      "/v1/questions/for-me",
      "/v1/questions/followed?limit=1",
      "/v1/questions/similar?title=karaoke",
      "/v1/search?q=karaoke",
      "/v1/saved?list=question",
      "/v1/notifications",
      "/v1/hidden-posts",
      `/v1/mentionable?question_id=${questionId}`,
    ]
    await ask(api, thread.senpai.token, { topics: ["daily-work"] }) // so that there is a next page
    for (const token of await readers())
      for (const address of token ? personal : addresses)
        for (const language of ["en", "ja"] as const) {
          const { status, text } = await seen(`GET ${address}`, token, language)
          expect([address, token ? status < 500 : status, tracesIn(text)]).toEqual([
            address,
            token ? true : 200,
            [],
          ])
        }
  })

  it("does not reveal the asker at any GET route called with the thread's ids", async () => {
    const { questionId, answerId, picture } = thread
    // The developer mailbox has all mails; the directory and a member's own blocks name people, but no questions.
    const naming = ["/v1/dev/mails", "/v1/members", "/v1/members/{id}", "/v1/blocks"]
    const gets = (routes as readonly RouteDefinition[]).filter(
      ({ method, path, success }) => method === "get" && !("stream" in success) && !naming.includes(path),
    )
    // Shared responses are requested once, as a visitor.
    for (const token of await readers())
      for (const { path } of gets.filter(({ shared }) => token === undefined || shared !== true))
        for (const id of [questionId, answerId, picture]) {
          const address = path.replace("{noun}", "question").replace(/\{\w+\}/g, id)
          const { text } = await seen(`GET ${address}?id=${id}&noun=question&title=karaoke&q=karaoke`, token)
          expect([address, tracesIn(text)]).toEqual([address, []])
        }
  })

  it("serves pictures without traces of the asker", async () => {
    const { body } = await api.call(`GET /v1/questions/${thread.questionId}`)
    const [, address = ""] = /<img src="([^"]+)"/.exec(body.body_html) ?? []
    expect(address).toBe(`/api/v1/pictures/${thread.picture}/small`)
    const { status, headers, bytes } = await fetchFile(api.api, address)
    expect(status).toBe(200)
    expect(tracesIn(JSON.stringify([...headers]) + bytes.toString("latin1"))).toEqual([])
    for (const token of await readers())
      expect((await api.call(`GET /v1/files/${thread.picture}`, { token })).status).toBe(token ? 404 : 401)
  })

  it("shows every post of the asker in its thread as by the anonymous asker", async () => {
    const { body } = await api.call(`GET /v1/questions/${thread.questionId}`)
    const anonymous = { kind: "anonymous", is_asker: true }
    expect(body.author).toEqual(anonymous)
    expect(body.comments.items.map(({ author }: { author: object }) => author)).toEqual([anonymous])
    const [accepted, own] = body.answers.items
    expect(accepted.comments.items.map(({ author }: { author: object }) => author)).toEqual([anonymous])
    expect([accepted.author.kind, own.author]).toEqual(["member", anonymous])
    const history = await api.call(`GET /v1/questions/${thread.questionId}/history`)
    expect(history.body.items.map(({ author }: { author: object }) => author)).toEqual([anonymous])
    const texts = await api.call(`GET /v1/questions/${thread.questionId}/texts`)
    expect(texts.body.items.map(({ author }: { author: object }) => author)).toEqual([anonymous, anonymous])
  })

  it("does not reveal the asker in live messages, stored events or the search index", async () => {
    expect(thread.notices.length).toBeGreaterThan(5)
    const forEveryone = thread.notices.filter(({ audience }) => audience === "everyone")
    expect(forEveryone.length).toBeGreaterThan(5)
    expect(tracesIn(JSON.stringify(forEveryone))).toEqual([])
    const events = await rows<{ name: string; payload: object }>(
      api.db.autocommit,
      sql`select name, payload from events where name ~ '^(question|answer|comment)[.]'`,
    )
    expect(events.length).toBeGreaterThan(5)
    expect(tracesIn(JSON.stringify(events))).toEqual([])
    const documents = await rows<object>(
      api.db.autocommit,
      sql`select d.*, t.* from search_documents d join search_texts t on t.document_id = d.id where d.noun = 'question'`,
    )
    expect(documents.length).toBeGreaterThan(0)
    expect(tracesIn(JSON.stringify(documents))).toEqual([])
  })

  // spec: forum.anonymity
  it("does not reveal the asker in mails, notifications and push messages, also across blocks", async () => {
    const { senpai, follower, blocker, blocked, device } = thread
    for (const { account, token } of [senpai, follower, blocker, blocked]) {
      const told = [
        await mailsTo(api, account.email),
        (await api.call("GET /v1/notifications", { token })).body,
      ]
      expect(tracesIn(JSON.stringify(told))).toEqual([])
    }
    expect((await mailsTo(api, follower.account.email)).length).toBeGreaterThan(3)
    expect(device.messages().length).toBeGreaterThan(3)
    expect(tracesIn(JSON.stringify([device.messages(), device.headers()]))).toEqual([])
  })

  it("cannot be found through the asker's profile or name", async () => {
    const { asker, follower, questionId } = thread
    const shown = (await seen(`GET /v1/members/${asker.id}`, follower.token)).text
    expect(shown).toContain(ASKER.name)
    for (const text of [shown, (await seen("GET /v1/members?limit=50", follower.token)).text])
      expect([text.includes(questionId), /karaoke|カラオケ/i.test(text)]).toEqual([false, false])
    for (const q of ["wanjiru", "kamau", encodeURIComponent(ASKER.seal), asker.id, COMPANY.split(" ")[0]])
      for (const where of [
        "/v1/search",
        "/v1/search/suggestions",
        "/v1/questions",
        "/v1/questions/similar",
      ]) {
        const { body } = await api.call(`GET ${where}?q=${q}&title=${q}`, { token: follower.token })
        expect([where, q, JSON.stringify(body).includes(questionId)]).toEqual([where, q, false])
      }
  })

  /** Responses to refused requests, and their statements, since timing could reveal a difference. */
  async function refusals(id: string, answerId: string, token: string) {
    await api.settle()
    // A session's first request also reads the account.
    await api.call("GET /v2/user", { token })
    const words = { title: "x", text: "x" }
    const attempt = async () => [
      await api.call(`PUT /v1/questions/${id}`, {
        token,
        body: { ...words, topics: ["visa"], is_anonymous: false },
      }),
      await api.call(`DELETE /v1/questions/${id}`, { token }),
      await api.call(`PUT /v1/questions/${id}/accepted`, { token, body: { answer_id: randomUUID() } }),
      await api.call(`PUT /v1/questions/${id}/texts/vi`, { token, body: words }),
      await api.call(`PUT /v1/hidden-posts/question/${id}`, { token, body: words }),
      await api.call(`PUT /v1/answers/${answerId}`, { token, body: words }),
      await api.call(`DELETE /v1/answers/${answerId}`, { token }),
      await api.call(`GET /v1/editors/questions/${randomUUID()}/asker`, { token }),
      await api.call(`GET /v1/personal?things=question:${id},answer:${answerId}`, { token }),
    ]
    let tries: Awaited<ReturnType<typeof attempt>> = []
    const statements = await statementsOf(async () => {
      tries = await attempt()
    }, /question|answer|block|users/)
    const [personal] = tries.splice(-1)
    const facts = personal?.body.items.map(({ id: _, ...fact }: { id: string }) => fact)
    return {
      answers: tries.map(({ status, body: { code, message } }) => ({ status, code, message })),
      facts,
      statements,
    }
  }

  /** Responses to requests that others may make. */
  async function allowedRequests(id: string, token: string) {
    const done = [
      await api.call(`PUT /v1/votes/question/${id}`, { token }),
      await api.call(`PUT /v1/follows/question/${id}`, { token }),
      await api.call(`PUT /v1/saved/question/${id}`, { token }),
      await api.call(`PUT /v1/complaints/question/${id}`, { token, body: { reason: "offensive" } }),
      await api.call("POST /v1/comments", { token, body: { noun: "question", id, text: "Hm." } }),
    ]
    return done.map(({ status, body: { code, message } }) => ({ status, code, message }))
  }

  it("refuses requests with the same responses and statements as a named question", async () => {
    const named = await ask(api, (await signedIn(api)).token, { topics: ["daily-work", "interviews"] })
    const answerId = await answer(api, thread.senpai.token, named)
    const { token } = await signedIn(api)
    expect(await refusals(thread.questionId, thread.answerId, token)).toEqual(
      await refusals(named, answerId, token),
    )
    expect(await allowedRequests(thread.questionId, token)).toEqual(await allowedRequests(named, token))
  })

  it("treats people with a block to or from the asker like everyone else", async () => {
    const { questionId, answerId, blocker, blocked } = thread
    const stranger = await aMember(api)
    const refused = await refusals(questionId, answerId, stranger.token)
    const done = await allowedRequests(questionId, stranger.token)
    for (const { token } of [blocker, blocked]) {
      expect(await refusals(questionId, answerId, token)).toEqual(refused)
      expect(await allowedRequests(questionId, token)).toEqual(done)
    }
  })

  it("cannot be told from a missing one after its withdrawal, except by the asker", async () => {
    const id = await ask(api, thread.asker.token, { is_anonymous: true })
    await api.call(`DELETE /v1/questions/${id}`, { token: thread.asker.token })
    const { token } = await signedIn(api)
    const [noQuestion, noAnswer] = [randomUUID(), randomUUID()]
    expect(await refusals(id, noAnswer, token)).toEqual(await refusals(noQuestion, noAnswer, token))
    expect(await allowedRequests(id, token)).toEqual(await allowedRequests(noQuestion, token))
  })

  it("is not returned to another member who sends the asker's retry key", async () => {
    const headers = { "Idempotency-Key": "the-key-of-the-asker" }
    const body = { title: "Once", text: "Once.", topics: ["visa"], language: "en", is_anonymous: true }
    const send = (token: string) => api.call("POST /v1/questions", { token, body, headers })
    const [own, again, others] = [
      await send(thread.asker.token),
      await send(thread.asker.token),
      await send((await signedIn(api)).token),
    ]
    expect([own.body.id === again.body.id, others.status, others.body.id === own.body.id]).toEqual([
      true,
      201,
      false,
    ])
  })

  it("no longer shows the name anywhere if it was asked under a name first", async () => {
    const { token } = thread.asker
    const words = { title: "Is my visa late?", text: "Since May.", topics: ["visa"] }
    const id = await ask(api, token, { ...words, is_anonymous: false })
    await comment(api, token, { noun: "question", id }, "Anybody?")
    await api.call(`PUT /v1/questions/${id}`, {
      token,
      body: { ...words, text: "Since June.", is_anonymous: false },
    })
    await api.settle()
    const places = [
      ...["", "/history", "/texts"].map((part) => `GET /v1/questions/${id}${part}`),
      ...["?topic=visa", "?q=visa+late"].map((query) => `GET /v1/questions${query}`),
      `GET /v1/comments?noun=question&id=${id}`,
      "GET /v1/search?q=visa+late",
    ]
    const found = async () => {
      const texts = await Promise.all(places.map(async (address) => (await seen(address, undefined)).text))
      return texts.map((text) => tracesIn(text).length > 0)
    }
    expect(await found()).toEqual([true, true, true, true, true, true, false])
    await api.call(`PUT /v1/questions/${id}`, { token, body: { ...words, is_anonymous: true } })
    await api.settle()
    expect(await found()).toEqual(places.map(() => false))
  })

  // spec: forum.anonymity
  it("is in no data export but the asker's", async () => {
    // One of them has reported, followed, saved and upvoted the question.
    for (const by of [thread.senpai.id, thread.follower.id, thread.blocked.id]) {
      const held: object[] = []
      for (const { table, by: column, ...kept } of api.personalTables) {
        if ("leftOut" in kept) continue
        held.push(
          ...(await rows<object>(
            api.db.autocommit,
            sql`select to_jsonb(t) - ${sql.param([...(kept.without ?? [])])}::text[] as row from ${sql.identifier(table)} t where t.${sql.identifier(column)}::text = ${by}`,
          )),
        )
      }
      expect(held.length).toBeGreaterThan(0)
      expect(tracesIn(JSON.stringify(held))).toEqual([])
    }
  })

  it("shows editors the asker, and audits the lookup", async () => {
    const editor = await signedIn(api, anEditor())
    const asked = `GET /v1/editors/questions/${thread.questionId}/asker`
    const { body } = await api.call(asked, { token: editor.token })
    expect(body).toEqual({
      is_anonymous: true,
      asker: { id: thread.asker.id, name: ASKER.name, seal: ASKER.seal },
    })
    const entries = await rows<{ actor: string }>(
      api.db.autocommit,
      sql`select actor from audit_entries where event = 'question.asker_seen' and subject_id = ${thread.questionId}`,
    )
    expect(entries).toEqual([{ actor: "editor" }])
  })
})
