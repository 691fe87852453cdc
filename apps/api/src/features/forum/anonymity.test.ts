// Whoever asks without a name has none: in no body, no header, no order, no error, for nobody but editors.
import { randomUUID } from "node:crypto"
import { listKeptMails } from "@shirube/contract/mailbox"
import { routes } from "@shirube/contract/registry"
import type { RouteDefinition } from "@shirube/contract/route"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/db/client"
import { anEditor, aStudent, signedIn } from "#api/features/auth/builders"
import type { Notice } from "#api/platform/events"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aFolder, type Place } from "#api/testing/files"
import { answer, aSenpai, ask, comment } from "./builders.ts"

let api: TestApi
let place: Place
beforeAll(async () => {
  place = aFolder()
  api = await startTestApi({ DEMO: "1", ...place.environment }, { storesAnswers: true })
})
afterAll(async () => {
  await api.stop()
  await place.stop()
})

const ASKER = { name: "Wanjiru Kamau", seal: "婉", email: "wanjiru.kamau@university.example" }

/** A thread in which the asker has done everything that an asker can do. */
async function aNamelessThread() {
  const notices: Notice[] = []
  const stop = api.events.listen({ event: (notice) => void notices.push(notice), resync: () => {} })
  const asker = await signedIn(api, aStudent(ASKER))
  const senpai = await signedIn(api, aSenpai())
  const questionId = await ask(api, asker.token, {
    is_anonymous: true,
    title: "May I say no to karaoke with my boss?",
  })
  const answerId = await answer(api, senpai.token, questionId)
  await comment(api, asker.token, { noun: "question", id: questionId }, "It is about my boss.")
  await comment(api, asker.token, { noun: "answer", id: answerId }, "Really?")
  const words = { title: "May I say no to karaoke?", text: "Edited.", topics: ["daily-work", "interviews"] }
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
  expect(done.map(({ status }) => status)).toEqual([204, 204, 204, 204])
  await api.settle()
  stop()
  return { asker, senpai, questionId, answerId, notices }
}

type Nameless = Awaited<ReturnType<typeof aNamelessThread>>
let thread: Nameless
let traces: readonly string[]
beforeAll(async () => {
  thread = await aNamelessThread()
  traces = [thread.asker.id, ASKER.name, ASKER.email, ASKER.seal, "wanjiru", "kamau"]
})

const tracesIn = (text: string) => traces.filter((trace) => text.toLowerCase().includes(trace.toLowerCase()))

async function seen(address: string, token: string | undefined, language: "en" | "ja" = "en") {
  const { status, headers, body } = await api.call(address, { token, language })
  return { status, text: JSON.stringify([status, [...headers], body]) }
}

const readers = async () => {
  const member = await signedIn(api)
  const other = await signedIn(api, aSenpai({ name: "Other Senpai" }))
  return [undefined, member.token, other.token, thread.senpai.token]
}

describe("a question without a name", () => {
  it("tells nobody who asked, by any address that can be read", async () => {
    const { questionId, answerId } = thread
    const addresses = [
      ...["", "?sort=unanswered", "?sort=helpful", "?topic=daily-work", "?language=ja", "?q=karaoke"].map(
        (query) => `/v1/questions${query}`,
      ),
      ...["", "?language=ja", "/answers", "/history", "/texts"].map(
        (part) => `/v1/questions/${questionId}${part}`,
      ),
      ...["/history", "/texts"].map((part) => `/v1/answers/${answerId}${part}`),
      `/v1/comments?noun=question&id=${questionId}`,
      `/v1/comments?noun=answer&id=${answerId}`,
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
      "/v1/saved?noun=question",
      "/v1/members",
    ]
    for (const token of await readers())
      for (const address of [...addresses, ...(token ? personal : [])])
        for (const language of ["en", "ja"] as const) {
          const { status, text } = await seen(`GET ${address}`, token, language)
          expect([address, token ? status < 500 : status, tracesIn(text)]).toEqual([
            address,
            token ? true : 200,
            [],
          ])
        }
  })

  it("tells nobody by any address of the API, whatever it is asked for with the ids of the thread", async () => {
    const { questionId, answerId } = thread
    // A developer's mailbox has everybody's letters, the asker's own among them.
    const gets = (routes as readonly RouteDefinition[]).filter(
      ({ method, path, success }) =>
        method === "get" && !("stream" in success) && path !== listKeptMails.path,
    )
    for (const token of await readers())
      for (const { path } of gets)
        for (const id of [questionId, answerId]) {
          const address = path.replace("{noun}", "question").replace(/\{\w+\}/g, id)
          const { text } = await seen(`GET ${address}?id=${id}&noun=question&title=karaoke&q=karaoke`, token)
          expect([address, tracesIn(text)]).toEqual([address, []])
        }
  })

  it("shows whatever the asker does in its thread as the asker's, and as nobody's", async () => {
    const { body } = await api.call(`GET /v1/questions/${thread.questionId}`)
    const nobody = { kind: "anonymous", is_asker: true }
    expect(body.author).toEqual(nobody)
    expect(body.comments.items.map(({ author }: { author: object }) => author)).toEqual([nobody])
    expect(body.answers.items[0].comments.items.map(({ author }: { author: object }) => author)).toEqual([
      nobody,
    ])
    const history = await api.call(`GET /v1/questions/${thread.questionId}/history`)
    expect(history.body.items.map(({ author }: { author: object }) => author)).toEqual([nobody])
    const texts = await api.call(`GET /v1/questions/${thread.questionId}/texts`)
    expect(texts.body.items.map(({ author }: { author: object }) => author)).toEqual([nobody, nobody])
  })

  it("is told to live readers and written into events without a word of who asked", async () => {
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

  it("refuses others with the words that a question with a name refuses them with", async () => {
    const { token } = await signedIn(api)
    const named = await ask(api, (await signedIn(api)).token)
    const answers = async (id: string) => {
      const attempts = [
        await api.call(`PUT /v1/questions/${id}`, {
          token,
          body: { title: "x", text: "x", topics: ["visa"], is_anonymous: false },
        }),
        await api.call(`DELETE /v1/questions/${id}`, { token }),
        await api.call(`PUT /v1/questions/${id}/accepted`, { token, body: { answer_id: randomUUID() } }),
        await api.call(`PUT /v1/questions/${id}/texts/vi`, { token, body: { title: "x", text: "x" } }),
        await api.call(`GET /v1/editors/questions/${randomUUID()}/asker`, { token }),
      ]
      return attempts.map(({ status, body: { code, message } }) => ({ status, code, message }))
    }
    expect(await answers(thread.questionId)).toEqual(await answers(named))
  })

  it("is in no archive but the asker's own", async () => {
    for (const by of [thread.senpai.id, (await signedIn(api)).id]) {
      const held: object[] = []
      for (const { table, by: column, ...kept } of api.personalTables) {
        if ("leftOut" in kept) continue
        held.push(
          ...(await rows<object>(
            api.db.autocommit,
            sql`select to_jsonb(t) from ${sql.identifier(table)} t where t.${sql.identifier(column)}::text = ${by}`,
          )),
        )
      }
      expect(held.length).toBeGreaterThan(0)
      expect(tracesIn(JSON.stringify(held))).toEqual([])
    }
  })

  it("is known to editors, and that they looked is written down", async () => {
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
