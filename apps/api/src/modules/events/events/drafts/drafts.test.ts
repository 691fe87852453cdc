import { randomUUID } from "node:crypto"
import type { EventDocument } from "@shirube/contract/events/events/drafts"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { removePeople } from "#api/modules/identity/deletion/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { countStatements } from "#api/testing/statements"
import { aDate, aWrittenEvent } from "../builders.ts"
import { deleteEventDraftsOnAccountDeleted } from "./service.ts"

let api: TestApi
let editor: string
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
  editor = (await signedIn(api, anEditor())).token
})
afterAll(() => api.stop())

const aCompany = () => signedIn(api, aStudent({ role: "company", registerStep: null }))
const path = "/v1/event-drafts"
const save = (token: string, id: string, document: EventDocument, version = 0) => {
  api.clock.advance(1)
  return api.call(`PUT ${path}/${id}`, { token, body: { version, document } })
}
const read = (token: string, id: string) => api.call(`GET ${path}/${id}`, { token })
const list = (token: string) => api.call(`GET ${path}`, { token })
const remove = (token: string, id: string) => api.call(`DELETE ${path}/${id}`, { token })
const publish = (token: string, id: string, version: number, languages = ["en", "ja"]) =>
  api.call(`PUT ${path}/${id}/publication`, { token, body: { version, languages }, language: "en" })
const unpublish = (token: string, id: string) => api.call(`DELETE ${path}/${id}/publication`, { token })
const send = (token: string, id: string, version: number) =>
  api.call(`POST ${path}/${id}/review`, { token, body: { version }, language: "en" })
const withdraw = (token: string, id: string) => api.call(`DELETE ${path}/${id}/review`, { token })
const pageOf = (id: string) => api.call(`GET /v1/events/${id}`)

describe("an event draft", () => {
  it("refuses invalid fields and companies that have not finished signing up", async () => {
    const id = randomUUID()
    const half = await signedIn(api, aStudent({ role: "company", registerStep: "/sign-up/basic-info/1" }))
    expect((await list(half.token)).body.code).toBe("account.registration_unfinished")
    for (const wrong of [
      { topics: ["visa", "visa"] },
      { prefecture: "48" },
      { sessions: [aDate({ starts: "tomorrow" })] },
      { sessions: [aDate({ starts: "2027-02-30T99:00" })] },
      { sessions: [aDate({ capacity: 0 })] },
      { sessions: [aDate({ link: "javascript:alert(1)" })] },
      { sessions: [aDate({ link: "http://meet.example.com" })] },
      { sessions: Array.from({ length: 13 }, () => aDate()) },
      { spoken: ["en", "en"] },
    ] as object[])
      expect([wrong, (await save(editor, id, aWrittenEvent(wrong))).status]).toEqual([wrong, 422])
    const twice = aDate()
    expect((await save(editor, id, aWrittenEvent({ sessions: [twice, twice] }))).status).toBe(422)
    expect((await save(editor, id, aWrittenEvent())).body).toMatchObject({ version: 1, state: "draft" })
  })

  it("saved from two windows at once loses nothing, and a retried save is idempotent", async () => {
    const id = randomUUID()
    const [one, two] = [aWrittenEvent(), aWrittenEvent({ kind: "panel" })]
    const both = await Promise.all([save(editor, id, one), save(editor, id, two)])
    expect(both.map(({ body }) => body.code ?? "kept").sort()).toEqual(["event.changed_elsewhere", "kept"])
    const kept = both[0]?.status === 200 ? one : two
    expect((await save(editor, id, kept)).body.version).toBe(1)
    expect((await read(editor, id)).body.document).toEqual(kept)
  })

  // spec: events.drafts
  it("lists what is missing, and publishes only the finished languages", async () => {
    const id = randomUUID()
    const written = aWrittenEvent()
    const unfinished = { ...written, texts: { ...written.texts, ja: { title: "", summary: "", body: "" } } }
    await save(editor, id, unfinished)
    expect((await read(editor, id)).body.missing).toContainEqual({
      path: "texts.ja.title",
      code: "title",
      language: "ja",
    })
    const refused = await publish(editor, id, 1)
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([
      422,
      ["texts.ja.title", "texts.ja.summary", "texts.ja.body"],
    ])
    expect((await publish(editor, id, 7, ["en"])).body.code).toBe("event.changed_elsewhere")
    const { body } = await publish(editor, id, 1, ["en"])
    expect(body).toMatchObject({ state: "published", languages: ["en"], is_cancelled: false })
    const shown = await pageOf(body.event_id)
    expect(shown.body).toMatchObject({ title: "An evening about the visa", languages: ["en"] })
    expect(shown.body.sessions).toMatchObject([{ starts_at: "2027-01-20T10:00:00.000Z" }])
    expect(JSON.stringify(shown.body)).not.toContain("secret-room")
  })

  it("hides changes from readers until it is published again, and keeps its address", async () => {
    const id = randomUUID()
    const written = aWrittenEvent()
    await save(editor, id, written)
    const { event_id } = (await publish(editor, id, 1)).body
    const renamed = { ...written.texts, en: { ...written.texts.en, title: "A later evening" } }
    expect((await save(editor, id, { ...written, texts: renamed }, 1)).body.state).toBe("draft")
    expect((await pageOf(event_id)).body.title).toBe("An evening about the visa")
    expect((await publish(editor, id, 2)).body.event_id).toBe(event_id)
    expect((await pageOf(event_id)).body.title).toBe("A later evening")
  })

  it("needs a future date to be published, and can be removed only after it is unpublished", async () => {
    const id = randomUUID()
    await save(
      editor,
      id,
      aWrittenEvent({ sessions: [aDate({ starts: "2026-01-20T19:00", ends: "2026-01-20T20:00" })] }),
    )
    expect((await publish(editor, id, 1)).body.code).toBe("event.date_past")
    await save(editor, id, aWrittenEvent(), 1)
    const { event_id } = (await publish(editor, id, 2)).body
    expect((await remove(editor, id)).body.code).toBe("event.is_published")
    expect((await unpublish(editor, id)).body).toMatchObject({ state: "draft", event_id: null })
    expect((await pageOf(event_id)).status).toBe(404)
    expect((await unpublish(editor, id)).status).toBe(404)
    expect((await remove(editor, id)).status).toBe(204)
    expect((await read(editor, id)).status).toBe(404)
  })

  it("is listed with as many statements for ten as for one", async () => {
    const cost = () => countStatements(() => list(editor), /"event_/)
    const one = await cost()
    for (let at = 0; at < 9; at++) await save(editor, randomUUID(), aWrittenEvent())
    expect(await cost()).toBe(one)
    expect((await list(editor)).body.items.length).toBeGreaterThan(9)
    expect((await api.call(`GET ${path}?cursor=abc`, { token: editor })).body.code).toBe("cursor.invalid")
  })
})

describe("an event proposed by a company", () => {
  const named = { kind: "company", name: { en: "Aoba", ja: "あおば" } } as const
  const decide = async (outcome: string, more: object = {}) => {
    const { items } = (await api.call("GET /v1/editors/reviews?queue=event-proposals", { token: editor }))
      .body
    const { id } = items.at(-1)
    const { version } = (await api.call(`GET /v1/editors/reviews/${id}`, { token: editor })).body
    return api.call(`POST /v1/editors/reviews/${id}/decision`, {
      token: editor,
      body: { version, outcome, ...more },
    })
  }

  it("returns 404 to others before it is submitted, and always has the company as host", async () => {
    const [{ token }, other] = [await aCompany(), await aCompany()]
    const id = randomUUID()
    await save(token, id, aWrittenEvent())
    expect((await read(token, id)).body.document.host.kind).toBe("company")
    for (const stranger of [other.token, editor]) {
      expect((await read(stranger, id)).status).toBe(404)
      expect((await save(stranger, id, aWrittenEvent(), 1)).status).toBe(404)
      expect((await remove(stranger, id)).status).toBe(404)
    }
    expect((await send(other.token, id, 1)).status).toBe(404)
    expect((await publish(editor, id, 1)).status).toBe(404)
    expect((await list(other.token)).body.items).toEqual([])
    expect((await list(editor)).body.items.some((draft: { id: string }) => draft.id === id)).toBe(false)
  })

  it("waits for review, is returned with a reason, and is published by the editors", async () => {
    const { token } = await aCompany()
    const id = randomUUID()
    await save(token, id, aWrittenEvent({ topics: [], host: named }))
    expect(Object.keys((await send(token, id, 1)).body.errors)).toEqual(["topics"])
    await save(token, id, aWrittenEvent({ host: named }), 1)
    expect((await send(token, id, 1)).body.code).toBe("event.changed_elsewhere")
    const presses = await Promise.all([send(token, id, 2), send(token, id, 2)])
    for (const { body } of presses) expect(body.state).toBe("waiting")
    expect((await save(token, id, aWrittenEvent(), 2)).body.code).toBe("event.waiting_for_editors")
    expect((await read(editor, id)).status).toBe(200)
    expect((await publish(editor, id, 2)).status).toBe(404)
    expect((await withdraw(token, id)).body.state).toBe("draft")
    await send(token, id, 2)
    expect((await decide("returned", { reason_key: "who" })).status).toBe(200)
    expect((await read(token, id)).body).toMatchObject({
      state: "returned",
      reason: expect.stringContaining("who may come"),
    })
    await send(token, id, 2)
    expect((await decide("approved", { parts: ["en"] })).status).toBe(200)
    const { body } = await read(token, id)
    expect(body).toMatchObject({ state: "published", languages: ["en"], is_proposal: true })
    expect((await pageOf(body.event_id)).body.host).toEqual({ kind: "company", name: "Aoba" })
    await api.settle()
    const notifications = await api.call("GET /v1/notifications", { token })
    const titles = notifications.body.items.map(({ title }: { title: string }) => title)
    expect(titles.sort()).toEqual(["Your event is published", "Your event needs a change"])
  })

  it("cannot be changed once declined, and is limited to thirty per company", async () => {
    const { token } = await aCompany()
    const id = randomUUID()
    await save(token, id, aWrittenEvent({ host: named }))
    await send(token, id, 1)
    await decide("declined", { reason_key: "sales" })
    expect((await save(token, id, aWrittenEvent(), 1)).body.code).toBe("event.declined")
    for (let at = 1; at < 28; at++) await save(token, randomUUID(), aWrittenEvent())
    const last = await Promise.all([1, 2, 3, 4].map(() => save(token, randomUUID(), aWrittenEvent())))
    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409])
    expect((await save(token, randomUUID(), aWrittenEvent())).body.code).toBe("event.too_many")
  })

  it("is deleted with its author's account if unpublished, and stays if published", async () => {
    const { token, id: companyId } = await aCompany()
    const [seen, unseen] = [randomUUID(), randomUUID()]
    await save(token, unseen, aWrittenEvent())
    await save(token, seen, aWrittenEvent({ host: named }))
    await send(token, seen, 1)
    await decide("approved")
    await api.db.transaction((tx) =>
      removePeople(tx, [companyId], [deleteEventDraftsOnAccountDeleted], api.clock.now()),
    )
    expect((await read(editor, unseen)).status).toBe(404)
    expect((await read(editor, seen)).body).toMatchObject({ state: "published", is_proposal: false })
  })
})
