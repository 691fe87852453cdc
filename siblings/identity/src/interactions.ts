// Sign-in and registration during a product's authorisation request. The provider stores the request, bound to
// a cookie for this one path.
import { type Context, Hono } from "hono"
import { errors, type Provider } from "oidc-provider"
import { type Accounts, LONGEST_NAME, readEmail } from "./accounts.ts"
import type { Attempt, Limiter } from "./limits.ts"
import type { Log } from "./log.ts"
import { type FieldProblems, registrationPage, signInPage } from "./pages.ts"
import { passwordProblem } from "./passwords.ts"
import { lengthOf, tidyName } from "./person-name.ts"
import { type Env, networkOfRequest, readFields, viewOf } from "./requests.ts"
import type { Settings } from "./settings.ts"

interface Parts {
  readonly settings: Settings
  readonly provider: Provider
  readonly accounts: Accounts
  readonly limiter: Limiter
  readonly log: Log
}

export function interactionRoutes({ settings, provider, accounts, limiter, log }: Parts): Hono<Env> {
  const app = new Hono<Env>()

  async function waiting(c: Context<Env>) {
    const { incoming, outgoing } = c.env
    const details = await provider.interactionDetails(incoming, outgoing)
    if (details.uid !== c.req.param("uid")) throw new errors.SessionNotFound("another interaction")
    const { client_id: clientId, ui_locales: uiLocales, login_hint: hint } = details.params
    const client = settings.clients.find(({ id }) => id === clientId)
    return {
      uid: details.uid,
      clientName: client?.name ?? settings.issuer,
      prompt: details.prompt.name,
      hint: typeof hint === "string" ? hint : "",
      view: viewOf(c, settings, typeof uiLocales === "string" ? uiLocales : undefined),
    }
  }

  const finish = async (c: Context<Env>, result: Parameters<Provider["interactionResult"]>[2]) =>
    c.redirect(await provider.interactionResult(c.env.incoming, c.env.outgoing, result), 303)

  app.get("/:uid", async (c) => {
    const { prompt, view, uid, clientName, hint } = await waiting(c)
    // Some products send `prompt=consent` by habit; see grantWithoutAsking.
    if (prompt === "consent") return finish(c, { consent: {} })
    return c.html(await signInPage(view, { uid, clientName, email: hint }))
  })

  app.post("/:uid", async (c) => {
    const { view, uid, clientName } = await waiting(c)
    const form = await readForm(c)
    const network = networkOfRequest(c.env.incoming, settings)
    const email = readEmail(form.email)
    const attempts: Attempt[] = [
      { kind: "signInFrom", key: network },
      { kind: "signInTo", key: `${network} ${email}` },
    ]
    const seconds = limiter.take(...attempts)
    const again = { uid, clientName, email: form.email }
    if (seconds > 0) {
      log.warn("sign-in slowed down")
      c.header("Retry-After", String(seconds))
      return c.html(await signInPage(view, { ...again, message: { kind: "too_many", seconds } }), 429)
    }
    const account = await accounts.signIn(email, form.password)
    if (!account) return c.html(await signInPage(view, { ...again, message: { kind: "wrong" } }), 422)
    limiter.release(...attempts)
    return finish(c, { login: { accountId: account.id, amr: ["pwd"] } })
  })

  app.post("/:uid/cancel", async (c) => {
    await waiting(c)
    return finish(c, { error: "access_denied", error_description: "the person went back" })
  })

  app.get("/:uid/register", async (c) => {
    const { view, uid, clientName, hint } = await waiting(c)
    return c.html(await registrationPage(view, { uid, clientName, email: hint, name: "", problems: {} }))
  })

  app.post("/:uid/register", async (c) => {
    const { view, uid, clientName } = await waiting(c)
    const form = await readForm(c)
    const again = { uid, clientName, email: form.email, name: form.name }
    const email = readEmail(form.email)
    const problems = registrationProblems(form, email, accounts)
    if (email === undefined || Object.keys(problems).length > 0)
      return c.html(await registrationPage(view, { ...again, problems }), 422)

    const seconds = limiter.take({ kind: "registerFrom", key: networkOfRequest(c.env.incoming, settings) })
    if (seconds > 0) {
      log.warn("registration slowed down")
      c.header("Retry-After", String(seconds))
      const tooMany = { kind: "too_many", seconds } as const
      return c.html(await registrationPage(view, { ...again, problems, tooMany }), 429)
    }
    await accounts.register({ email, name: form.name, locale: view.language }, form.password)
    const message = { kind: "registered" } as const
    return c.html(await signInPage(view, { uid, clientName, email: form.email, message }))
  })

  return app
}

interface Form {
  readonly email: string
  readonly name: string
  readonly password: string
}

async function readForm(c: Context<Env>): Promise<Form> {
  const fields = await readFields(c)
  const one = (name: string) => fields.get(name) ?? ""
  return { email: one("email").trim(), name: tidyName(one("name")), password: one("password") }
}

function registrationProblems(
  { name, password }: Form,
  email: string | undefined,
  { mayExist }: Accounts,
): FieldProblems {
  const forPassword = passwordProblem(password, email ?? "", name)
  return {
    ...(email === undefined || !mayExist(email) ? { email: "email_invalid" } : {}),
    ...(name === "" ? { name: "name_missing" } : {}),
    ...(lengthOf(name) > LONGEST_NAME ? { name: "name_long" } : {}),
    ...(forPassword ? { password: forPassword } : {}),
  }
}
