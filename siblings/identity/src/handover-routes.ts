// The routes of a hand-over: its start, the arrival of the token, and the question in between.
import { type Context, Hono } from "hono"
import { getCookie, setCookie } from "hono/cookie"
import type { Provider } from "oidc-provider"
import type { Accounts } from "./accounts.ts"
import { currentAccountId, type Handovers, openSession } from "./handover.ts"
import type { Log } from "./log.ts"
import type { Visits } from "./matching.ts"
import { handoverQuestionPage } from "./pages.ts"
import { type Env, readFields, viewOf } from "./requests.ts"
import type { Settings } from "./settings.ts"

interface Parts {
  readonly settings: Settings
  readonly provider: Provider
  readonly accounts: Accounts
  readonly handovers: Handovers
  readonly visits: Visits
  readonly log: Log
}

const COOKIE = "shirube_id.handover"
const SECONDS = 600

export function handoverRoutes({ settings, provider, accounts, handovers, visits, log }: Parts): Hono<Env> {
  const app = new Hono<Env>()
  const secure = settings.issuer.startsWith("https:")
  const stateOf = (c: Context<Env>) => getCookie(c, COOKIE)

  app.get("/", async (c) => {
    const { token, to = "", client_id: client = "", return_to: returnTo = "" } = c.req.query()
    if (token === undefined) {
      const { state, address } = handovers.begin({ clientId: client, to, returnTo })
      setCookie(c, COOKIE, state, {
        path: "/handover",
        httpOnly: true,
        sameSite: "Lax",
        secure,
        maxAge: SECONDS,
      })
      return c.redirect(address, 303)
    }
    const { language } = viewOf(c, settings, c.req.query("ui_locales"))
    const state = stateOf(c)
    const { account, rights, to: target, clientId } = await handovers.accept({ token, to, state, language })
    log.info("hand-over accepted", { client: clientId })
    if (state !== undefined && rights) visits.keep(state, rights)
    const shown = rights && state
    if (!account) {
      visits.show(c, shown, target)
      return c.redirect(target, 303)
    }
    const { incoming, outgoing } = c.env
    const current = await currentAccountId(provider, incoming, outgoing)
    if (state !== undefined && current !== undefined && current !== account.id && accounts.find(current)) {
      handovers.ask(state, account, target)
      return c.redirect(`/handover/question?lang=${language}`, 303)
    }
    await openSession(provider, account.id, incoming, outgoing)
    visits.show(c, shown, target)
    return c.redirect(target, 303)
  })

  app.get("/question", async (c) => {
    const { account, to } = handovers.question(stateOf(c))
    const current = accounts.find((await currentAccountId(provider, c.env.incoming, c.env.outgoing)) ?? "")
    // They signed out meanwhile, or are already the handed-over person: there is nothing to ask.
    if (!current || current.id === account.id) {
      handovers.answered(stateOf(c) ?? "")
      await openSession(provider, account.id, c.env.incoming, c.env.outgoing)
      visits.show(c, stateOf(c), to)
      return c.redirect(to, 303)
    }
    return c.html(await handoverQuestionPage(viewOf(c, settings), current.name, account.name))
  })

  app.post("/question", async (c) => {
    const state = stateOf(c)
    const { account, to } = handovers.question(state)
    const answer = (await readFields(c)).get("answer")
    if (state !== undefined) handovers.answered(state)
    if (answer === "switch") {
      await openSession(provider, account.id, c.env.incoming, c.env.outgoing)
      visits.show(c, state, to)
    } else visits.hide(c, state) // What was handed over is about the other person.
    return c.redirect(to, 303)
  })

  return app
}
