// An editor's decision notifies the applicant once on the site and once by email, in their language.
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { anUnverifiedStudent, aSentCard, askByCard } from "#api/modules/people/verification/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aFolder } from "#api/testing/media/files"
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

type Language = "en" | "ja"

async function aCard(language: Language) {
  const student = await anUnverifiedStudent(api, { account: { language } })
  await askByCard(api, student, await aSentCard(api, student))
  return student
}

async function anApplication(language: Language) {
  const senpai = await signedIn(api, aStudent({ role: "senpai", language, registerStep: null }))
  await apply(senpai, "Aoba Precision")
  return senpai
}

async function apply({ token }: Pick<Person, "token">, company: string) {
  const workplace = {
    company,
    since: "2024-04",
    industry: "trading",
    occupation: "sales",
    city: "Osaka",
  }
  const sent = await api.call("PUT /v1/senpai/application", {
    token,
    body: {
      workplaces: [workplace],
      topics: ["interviews"],
      proof_text: "On our page of people.",
    },
  })
  expect(sent.status).toBeLessThan(300)
}

type Person = Awaited<ReturnType<typeof signedIn>>

async function decide({ id: applicant }: Person, decision: object) {
  const [review] = await rows<{ id: string; version: number }>(
    api.db.autocommit,
    sql`select id, version from reviews where applicant_id = ${applicant} and state = 'waiting'`,
  )
  return () =>
    api.call(`POST /v1/editors/reviews/${review?.id}/decision`, {
      token: editor.token,
      body: { version: review?.version, ...decision },
    })
}

/** Dispatches every event about the review a second time, as after a crash. */
async function runAgain({ id: applicant }: Person, event: string, queue: string) {
  const happened = await rows<{ id: number; payload: object }>(
    api.db.autocommit,
    sql`select id, payload from events where name = ${event} and payload ->> 'applicantId' = ${applicant}`,
  )
  expect(happened).toHaveLength(1)
  for (const { id: eventId, payload } of happened)
    await api.db.transaction((tx) => api.jobs.enqueue(tx, queue, { eventId: Number(eventId), payload }))
  await api.settle()
}

const noticesOf = async ({ token }: Person, language: Language) =>
  (await api.call("GET /v1/notifications?category=account", { token, language })).body.items

interface Decision {
  readonly of: "card" | "application"
  readonly language: Language
  readonly decision: { readonly outcome: string; readonly reason_key?: string }
  readonly title: string
  readonly subject: string
  readonly reason?: string
  readonly link: string
}

const card = { of: "card", link: "/sign-up/student-verification/1" } as const
const application = { of: "application", link: "/sign-up/basic-info/complete" } as const

const decisions: readonly Decision[] = [
  {
    ...card,
    language: "ja",
    decision: { outcome: "approved" },
    title: "在学確認が完了しました",
    subject: "在学確認が完了しました",
    link: "",
  },
  {
    ...card,
    language: "en",
    decision: { outcome: "returned", reason_key: "unreadable" },
    title: "Please send your student card again",
    subject: "Please send your student card again",
    reason: "The card is hard to read.",
  },
  {
    ...card,
    language: "ja",
    decision: { outcome: "declined", reason_key: "not-a-card" },
    title: "学生証では在学を確認できませんでした",
    subject: "在学を確認できませんでした",
    reason: "学生証または在学証明書ではありませんでした。",
  },
  {
    ...application,
    language: "en",
    decision: { outcome: "approved" },
    title: "You are now a senpai",
    subject: "You are a senpai on Shirube",
  },
  {
    ...application,
    language: "ja",
    decision: { outcome: "returned", reason_key: "unclear" },
    title: "先輩の応募に追加が必要です",
    subject: "先輩の応募について確認のお願い",
    reason: "職歴にわからないところがありました。",
  },
  {
    ...application,
    language: "en",
    decision: { outcome: "declined", reason_key: "no-experience" },
    title: "Your application was not accepted",
    subject: "About your senpai application",
    reason: "Senpai need at least a few months of work experience in Japan.",
  },
]

describe.each(decisions)(
  "$of, $decision.outcome, in $language",
  ({ of, language, decision, title, subject, reason, link }) => {
    it("notifies once on the site and once by email, even if a job runs twice or an editor submits twice", async () => {
      const person = of === "card" ? await aCard(language) : await anApplication(language)
      const before = (await mailsTo(api, person.account.email)).length
      const press = await decide(person, decision)
      const answers = await Promise.all([press(), press()])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      await api.settle()
      const [event, queue] =
        of === "card" ? ["verification.decided", "notify-student-card"] : ["senpai.decided", "notify-senpai"]
      await runAgain(person, event ?? "", queue ?? "")

      expect(await noticesOf(person, language)).toMatchObject([{ title, path: "/account", is_read: false }])
      const mails = await mailsTo(api, person.account.email)
      expect(mails.slice(0, mails.length - before).map((mail) => mail.subject)).toEqual([subject])
      const text = mails[0]?.text ?? ""
      expect(text).toContain(`${api.config.publicUrl}${link}`)
      if (reason) expect(text).toContain(reason)
    })
  },
)

describe("a screened senpai whose changed work history", () => {
  const changed = {
    approved: {
      en: {
        title: "Your changed work history is approved",
        subject: "Your changed work history is approved",
        says: "others see the new history where you show it",
      },
      ja: {
        title: "変更した職歴が承認されました",
        subject: "変更した職歴が承認されました",
        says: "新しい職歴がほかの方に表示されます",
      },
    },
    returned: {
      en: {
        title: "Your changed work history needs one more look",
        subject: "Your changed work history needs one more look",
        says: "Until then others see the history that was screened before",
      },
      ja: {
        title: "変更した職歴について確認のお願い",
        subject: "変更した職歴について確認のお願い",
        says: "それまでは、審査済みの職歴が表示されます",
      },
    },
    declined: {
      en: {
        title: "Your changed work history was not accepted",
        subject: "About your changed work history",
        says: "You stay a senpai with the history that was screened before",
      },
      ja: {
        title: "職歴の変更は見送りとなりました",
        subject: "職歴の変更の結果について",
        says: "審査済みの職歴のまま、引き続き先輩として活動できます",
      },
    },
  }
  const decisions = {
    approved: { outcome: "approved" },
    returned: { outcome: "returned", reason_key: "unclear" },
    declined: { outcome: "declined", reason_key: "no-experience" },
  }
  it.each([
    ["approved", "en"],
    ["approved", "ja"],
    ["returned", "en"],
    ["returned", "ja"],
    ["declined", "en"],
    ["declined", "ja"],
  ] as const)(
    "is %s reads (%s) about the change, and is not welcomed a second time",
    async (outcome, language) => {
      const senpai = await anApplication(language)
      await (await decide(senpai, { outcome: "approved" }))()
      await api.settle()
      api.clock.advance(60)
      await apply(senpai, "Midori Shoji")
      expect((await (await decide(senpai, decisions[outcome]))()).status).toBe(200)
      await api.settle()
      const { title, subject, says } = changed[outcome][language]
      expect((await noticesOf(senpai, language))[0]).toMatchObject({ title })
      const [mail] = await mailsTo(api, senpai.account.email)
      expect(mail?.subject).toBe(subject)
      expect(mail?.text).toContain(says)
    },
  )
})

describe("a member who has turned off these notifications", () => {
  it("still gets the decision by email, and nothing on the site", async () => {
    const person = await aCard("en")
    const { token } = person
    const { body } = await api.call("GET /v1/notifications/settings", { token })
    const off = { in_app: false, mail: false, push: false }
    const settings = { ...body, choices: { ...body.choices, account: off } }
    expect((await api.call("PUT /v1/notifications/settings", { token, body: settings })).status).toBe(200)
    await (await decide(person, { outcome: "approved" }))()
    const [mail] = await mailsTo(api, person.account.email)
    expect(mail?.subject).toBe("You are a verified student")
    expect(await noticesOf(person, "en")).toEqual([])
  })
})
