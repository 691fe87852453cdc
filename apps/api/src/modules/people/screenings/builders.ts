// Screenings in tests: people, their application and renewal, and an editor who decides.
import { auditAbout } from "#api/modules/identity/audit/builders"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import type { TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"
import { expireScreenings } from "./expiry/service.ts"

export type Person = Awaited<ReturnType<typeof signedIn>>

export const DAY = 86_400

export async function screeningsOf(api: TestApi) {
  let editor = await signedIn(api, anEditor())

  async function signInAgain(person: Person): Promise<Person> {
    const { email, password } = person.account
    const { body } = await api.call("POST /v1/auth/login", { body: { email, password } })
    return { ...person, token: body.access_token.access_token }
  }

  const anApplication = (company = "Aoba Precision") => ({
    workplaces: [{ company, since: "2024-04", industry: "trading", occupation: "sales", city: "Osaka" }],
    topics: ["interviews"],
    proof_text: "Please call the HR department.",
  })

  const apply = ({ token }: Person) => {
    api.clock.advance(1)
    return api.call("PUT /v1/senpai/application", { token, body: anApplication() })
  }
  const renew = ({ token }: Person, company?: string) => {
    api.clock.advance(1)
    return api.call("PUT /v1/senpai/renewal", { token, body: anApplication(company) })
  }
  const screening = async ({ token }: Person) => (await api.call("GET /v1/senpai/screening", { token })).body
  const isScreened = async ({ token }: Person) => (await api.call("GET /v2/user", { token })).body.is_screened
  const step = async ({ token }: Person) =>
    (await api.call("GET /v1/account", { token, language: "en" })).body.steps.find(
      ({ name }: { name: string }) => name === "senpai_application",
    )
  const about = (path: string, { id }: Person, body?: object) =>
    api.call(`${path.replace("{id}", id)}`, {
      token: editor.token,
      language: "en",
      ...(body ? { body } : {}),
    })

  const waiting = async () =>
    (await api.call("GET /v1/editors/reviews?queue=senpai&limit=50", { token: editor.token, language: "en" }))
      .body.items
  async function newestReview() {
    const { id } = (await waiting()).at(-1)
    return (await api.call(`GET /v1/editors/reviews/${id}`, { token: editor.token, language: "en" })).body
  }
  const decide = ({ id, version }: { id: string; version: number }, decision: object) =>
    api.call(`POST /v1/editors/reviews/${id}/decision`, {
      token: editor.token,
      body: { version, ...decision },
    })

  async function aScreened(): Promise<Person> {
    const senpai = await signedIn(api, aStudent({ role: "senpai" }))
    await apply(senpai)
    await decide(await newestReview(), { outcome: "approved" })
    return senpai
  }

  /** Moves the clock to this many days before the end of the screening, and signs everyone in again. */
  async function daysBeforeEnd(senpai: Person, days: number): Promise<Person> {
    const { valid_until } = await screening(await signInAgain(senpai))
    api.clock.advance((Date.parse(valid_until) - api.clock.now().getTime()) / 1000 - days * DAY)
    editor = await signInAgain(editor)
    return signInAgain(senpai)
  }
  const runJob = () => expireScreenings(api.db, api, api.clock.now())

  const subjects = async ({ account }: Person) => {
    await api.settle()
    return (await mailsTo(api, account.email)).map(({ subject }) => subject)
  }
  const notices = async ({ token }: Person) => {
    await api.settle()
    const { body } = await api.call("GET /v1/notifications", { token, language: "en" })
    return body.items.map(({ title }: { title: string }) => title)
  }
  const audited = async ({ id }: Person) =>
    (await auditAbout(api.db.autocommit, { noun: "user", id })).map(({ event }) => event)

  return {
    about,
    apply,
    aScreened,
    audited,
    daysBeforeEnd,
    decide,
    editorName: editor.account.name,
    isScreened,
    newestReview,
    notices,
    renew,
    runJob,
    screening,
    signInAgain,
    step,
    subjects,
    waiting,
  }
}
