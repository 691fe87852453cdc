import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { filesOf } from "#api/modules/common/media/files/service"
import { removeAccounts } from "#api/modules/identity/accounts/service"
import { auditAbout } from "#api/modules/identity/audit/builders"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { aBackground, someNames } from "#api/modules/people/profile/builders"
import { signedUp } from "#api/modules/people/sign-up/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aFolder, fetchFile, onceProcessed, sendFile } from "#api/testing/media/files"
import { aJpeg } from "#api/testing/media/pictures"
import { mailsTo } from "#api/testing/services/mails"

const place = aFolder()
let api: TestApi
let editor: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1", ...place.environment })
  editor = await signedIn(api, anEditor())
})
afterAll(async () => {
  await api.stop()
  await place.stop()
})

const aWorkplace = (wishes: object = {}) => ({
  company: "Aoba Precision",
  since: "2024-04",
  industry: "trading",
  occupation: "sales",
  city: "Osaka",
  ...wishes,
})
const anApplication = (wishes: object = {}) => ({
  workplaces: [aWorkplace()],
  topics: ["interviews"],
  proof_link: "https://example.com/people/chen",
  ...wishes,
})
function apply(token: string, body: unknown = anApplication()) {
  api.clock.advance(1)
  return api.call("PUT /v1/senpai/application", { token, body })
}
const own = async (token: string) => (await api.call("GET /v1/senpai/application", { token })).body
const aSenpai = () => signedIn(api, aStudent({ role: "senpai", registerStep: "/sign-up/career-info" }))

async function newestReview() {
  const { body } = await api.call("GET /v1/editors/reviews?queue=senpai&limit=50", { token: editor.token })
  const { id } = body.items.at(-1)
  return (await api.call(`GET /v1/editors/reviews/${id}`, { token: editor.token, language: "en" })).body
}
const decide = ({ id, version }: { id: string; version: number }, decision: object) =>
  api.call(`POST /v1/editors/reviews/${id}/decision`, { token: editor.token, body: { version, ...decision } })

describe("an application to answer as a senpai", () => {
  it("requires valid fields", async () => {
    const { token } = await aSenpai()
    for (const wishes of [
      { workplaces: [] },
      { workplaces: [aWorkplace({ company: "" })] },
      { workplaces: [aWorkplace({ since: "April" })] },
      { workplaces: [aWorkplace({ until: "2023-01" })] },
      { workplaces: [aWorkplace({ industry: "alchemy" })] },
      { workplaces: [aWorkplace({ occupation: "alchemist" })] },
      { topics: [] },
      { topics: ["gossip"] },
      { topics: ["visa", "visa"] },
      { proof_link: "javascript:alert(1)" },
      { proof_link: undefined },
    ])
      expect([wishes, (await apply(token, anApplication(wishes))).status]).toEqual([wishes, 422])
    expect(await own(token)).toEqual({ application: null, review: null })
  })

  // spec: membership.senpai
  it("is the last step of a senpai's sign-up, and waits for review", async () => {
    const { token } = await signedUp(api, { role: "senpai" })
    await api.call("PUT /v1/profile/names", { token, body: someNames() })
    await api.call("PUT /v1/profile/background", { token, body: aBackground() })
    await api.call("PUT /v1/consents", { token, body: { terms: true, privacy: true, news: false } })
    expect((await api.call("GET /v1/sign-up", { token })).body.next_path).toBe("/sign-up/career-info")
    expect((await apply(token)).body.review).toMatchObject({ state: "waiting", decided_at: null })
    expect((await api.call("GET /v1/sign-up", { token })).body.is_finished).toBe(true)
    const review = await newestReview()
    const seen = review.facts.map(({ text }: { text: string }) => text).join("\n")
    expect(seen).toMatch(
      /Okafor Amara[\s\S]*Aoba Precision[\s\S]*English[\s\S]*Interviews[\s\S]*example\.com/,
    )
  })

  it("sent twice concurrently is queued once", async () => {
    const { token } = await aSenpai()
    const before = (await api.call("GET /v1/editors/queues", { token: editor.token })).body.items
    await Promise.all([apply(token), apply(token)])
    const after = (await api.call("GET /v1/editors/queues", { token: editor.token })).body.items
    const waiting = (queues: { queue: string; waiting: number }[]) =>
      queues.find(({ queue }) => queue === "senpai")?.waiting ?? 0
    expect(waiting(after) - waiting(before)).toBe(1)
  })

  // spec: 1.senpai-answer
  it("can be resubmitted after it is returned, and screens the senpai when it is approved", async () => {
    const { token, account } = await aSenpai()
    await apply(token)
    await decide(await newestReview(), { outcome: "returned", reason_key: "proof" })
    expect((await own(token)).review).toMatchObject({ state: "returned" })
    expect((await own(token)).review.reason).toContain("where you work")
    expect((await apply(token)).body.review.state).toBe("waiting")
    expect((await api.call("GET /v2/user", { token })).body.is_screened).toBe(false)

    expect((await decide(await newestReview(), { outcome: "approved" })).status).toBe(200)
    expect((await api.call("GET /v2/user", { token })).body.is_screened).toBe(true)
    expect((await mailsTo(api, account.email))[0]?.subject).toContain("You are a senpai")
  })

  it("cannot be resubmitted after it is declined", async () => {
    const { token } = await aSenpai()
    await apply(token)
    await decide(await newestReview(), { outcome: "declined", reason_key: "no-experience" })
    expect((await apply(token)).body.code).toBe("senpai.decided_already")
  })

  it("is visible only to its applicant", async () => {
    const chen = await aSenpai()
    const other = await aSenpai()
    await apply(chen.token)
    expect(await own(other.token)).toEqual({ application: null, review: null })
  })
})

describe("the proof that a senpai sends as a file", () => {
  async function aProof(token: string, purpose = "senpai-proof") {
    const { body } = await sendFile(api.api, await aJpeg(), { token, purpose })
    await onceProcessed(api, token, body.id)
    return body.id as string
  }
  const withFile = (id: string | undefined, wishes: object = {}) =>
    anApplication({ proof_link: undefined, proof_file_id: id, ...wishes })
  const keysOf = (id: string) => place.keys().filter((key) => key.startsWith(`${id}/`))
  const heldBy = async (token: string) => (await own(token)).application.proof_file_id

  it("is sufficient alone; only editors see it, and every view is audited", async () => {
    const senpai = await aSenpai()
    const id = await aProof(senpai.token)
    expect((await apply(senpai.token, withFile(id))).body.application.proof_file_id).toBe(id)
    const review = await newestReview()
    expect(review.files).toMatchObject([{ name: "proof", content_type: "image/webp" }])
    const look = (token: string) =>
      fetchFile(api.api, `/api/v1/editors/reviews/${review.id}/files/proof`, {
        Authorization: `Bearer ${token}`,
      })
    const { status, headers } = await look(editor.token)
    expect([status, headers.get("Cache-Control")]).toEqual([200, "no-store"])
    expect(headers.get("Content-Disposition")).toMatch(/^attachment/)
    const [seen] = await auditAbout(api.db.autocommit, { noun: "user", id: senpai.id })
    expect(seen).toMatchObject({ event: "review.file_seen", actorId: editor.id })
  })

  it.each(["approved", "returned", "declined"])(
    "is deleted, with its key, once it is %s",
    async (outcome) => {
      const senpai = await aSenpai()
      const id = await aProof(senpai.token)
      await apply(senpai.token, withFile(id))
      expect(keysOf(id)).toHaveLength(1)
      const reason = outcome === "approved" ? {} : { reason: "Thank you." }
      expect((await decide(await newestReview(), { outcome, ...reason })).status).toBe(200)
      await api.settle()
      expect(keysOf(id)).toEqual([])
      expect(await heldBy(senpai.token)).toBeNull()
    },
  )

  it("is kept if named again, replaced by another, and deleted if left out", async () => {
    const { token } = await aSenpai()
    const [first, second] = [await aProof(token), await aProof(token)]
    await apply(token, withFile(first))
    await apply(token, withFile(first, { topics: ["visa"] }))
    expect(await heldBy(token)).toBe(first)
    await apply(token, withFile(second))
    await api.settle()
    expect([keysOf(first).length, keysOf(second).length]).toEqual([0, 1])
    expect((await apply(token, withFile(undefined))).status).toBe(422)
    expect(await heldBy(token)).toBe(second)
    await apply(token, anApplication())
    await api.settle()
    expect([await heldBy(token), keysOf(second)]).toEqual([null, []])
  })

  it("must be the applicant's own file, uploaded for this purpose", async () => {
    const [senpai, other] = [await aSenpai(), await aSenpai()]
    const theirs = await aProof(other.token)
    expect((await apply(senpai.token, withFile(theirs))).body.code).toBe("file.not_found")
    const photo = await aProof(senpai.token, "photo")
    expect((await apply(senpai.token, withFile(photo))).body.code).toBe("file.not_found")
    expect((await apply(senpai.token, withFile("not an id"))).status).toBe(422)
    expect(await own(senpai.token)).toEqual({ application: null, review: null })
  })

  it("is not in the data export, and is deleted with the account", async () => {
    const senpai = await aSenpai()
    const id = await aProof(senpai.token)
    await apply(senpai.token, withFile(id))
    expect(await filesOf(api.db.autocommit, senpai.id)).toEqual([])
    await api.db.transaction((tx) => removeAccounts(tx, [senpai.id]))
    await api.db.transaction((tx) => api.jobs.enqueue(tx, "files-sweep", {}))
    await api.settle()
    expect(keysOf(id)).toEqual([])
  })
})

describe("a screened senpai", () => {
  const moved = {
    workplaces: [aWorkplace({ until: "2026-09" }), aWorkplace({ company: "Hoshi", since: "2026-10" })],
  }
  const isScreened = async (token: string) => (await api.call("GET /v2/user", { token })).body.is_screened
  const companies = (workplaces: { company: string }[]) => workplaces.map(({ company }) => company)
  const step = async (token: string) =>
    (await api.call("GET /v1/account", { token, language: "en" })).body.steps.find(
      ({ name }: { name: string }) => name === "senpai_application",
    )

  async function aScreened() {
    const senpai = await aSenpai()
    await apply(senpai.token)
    await decide(await newestReview(), { outcome: "approved" })
    return senpai
  }

  it("changes topics at once, without an editor", async () => {
    const { token } = await aScreened()
    const { body } = await apply(token, anApplication({ topics: ["visa"] }))
    expect(body.application.topics).toEqual(["visa"])
    expect(body.review.state).toBe("approved")
  })

  it("who changes the work history keeps the badge and the screened history until an editor approves the new one", async () => {
    const { token } = await aScreened()
    const { body } = await apply(token, anApplication(moved))
    expect(body.review.state).toBe("waiting")
    expect(companies(body.application.screened_workplaces)).toEqual(["Aoba Precision"])
    expect(companies(body.application.workplaces)).toEqual(["Aoba Precision", "Hoshi"])
    expect(await isScreened(token)).toBe(true)
    expect(await step(token)).toMatchObject({ state: "waiting" })
    const review = await newestReview()
    expect(review.facts).toContainEqual({
      label: "Screened before, and shown until you decide",
      text: "Aoba Precision",
      path: null,
    })
    await decide(review, { outcome: "approved" })
    expect(companies((await own(token)).application.screened_workplaces)).toEqual(["Aoba Precision", "Hoshi"])
    expect(await step(token)).toMatchObject({ state: "done" })
  })

  it("corrects a returned change, and keeps the screened history if the change is declined", async () => {
    const { token } = await aScreened()
    await apply(token, anApplication(moved))
    await decide(await newestReview(), { outcome: "returned", reason_key: "unclear" })
    expect(await step(token)).toMatchObject({ state: "returned", path: "/sign-up/career-info" })
    expect(companies((await own(token)).application.workplaces)).toEqual(["Aoba Precision", "Hoshi"])
    await apply(token, anApplication(moved))
    await decide(await newestReview(), { outcome: "declined", reason_key: "no-experience" })
    const { application } = await own(token)
    expect([companies(application.workplaces), await isScreened(token)]).toEqual([["Aoba Precision"], true])
    expect(await step(token)).toMatchObject({ state: "done" })
  })

  it("who reverts the change leaves the queue", async () => {
    const { token } = await aScreened()
    await apply(token, anApplication(moved))
    expect((await apply(token)).body.review.state).toBe("withdrawn")
    expect(await step(token)).toMatchObject({ state: "done" })
  })
})

describe("the account of a senpai", () => {
  const stepOf = async (token: string, language: "en" | "ja" = "en") => {
    const { body } = await api.call("GET /v1/account", { token, language })
    return body.steps.find(({ name }: { name: string }) => name === "senpai_application")
  }

  it("shows the application's status, and links to the form where it is corrected", async () => {
    const { token } = await aSenpai()
    expect(await stepOf(token)).toBeUndefined()
    await apply(token)
    expect(await stepOf(token)).toMatchObject({ state: "waiting", path: "/sign-up/basic-info/complete" })
    await decide(await newestReview(), { outcome: "returned", reason_key: "unclear" })
    expect(await stepOf(token, "ja")).toMatchObject({
      state: "returned",
      path: "/sign-up/career-info",
      reason: expect.stringContaining("職歴"),
    })
    await apply(token)
    expect(await stepOf(token)).toMatchObject({ state: "waiting", reason: null })
    await decide(await newestReview(), { outcome: "approved" })
    expect(await stepOf(token)).toMatchObject({ state: "done", reason: null })
  })

  it("says why it was declined, without a next step", async () => {
    const { token } = await aSenpai()
    await apply(token)
    await decide(await newestReview(), { outcome: "declined", reason_key: "no-experience" })
    expect(await stepOf(token)).toMatchObject({
      state: "declined",
      path: null,
      reason: expect.stringContaining("a few months"),
    })
  })

  it("shows the step only to senpai", async () => {
    expect(await stepOf((await signedIn(api)).token)).toBeUndefined()
  })
})
