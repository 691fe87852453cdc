// A signed-in reader without the sign-in form: sets the cookies of a sign-in.
import { type BrowserContext, expect, type Page } from "@playwright/test"
import { ask } from "./http.ts"

interface Tokens {
  readonly access_token: { readonly access_token: string; readonly expires_in: number }
  readonly refresh_token: { readonly refresh_token: string; readonly expires_in: number }
}

/** Sign-ins are rate limited, so each worker signs an account in once. A test ends this session only by signing out in a page. */
const sessions = new Map<string, Promise<Tokens>>()

async function logIn(account: string): Promise<Tokens> {
  const send = () =>
    ask("/api/v1/auth/login", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: `${account}@shirube.example`, password: "shirube-demo" }),
    })
  let answer = await send()
  // Another journey linked the account at the same moment: the answer asks to try again.
  if (answer.status === 409) answer = await send()
  expect(answer.status).toBe(200)
  return JSON.parse(answer.text)
}

interface Remembered {
  /** Milliseconds from now; negative for an expired token. */
  readonly accessEndsIn?: number
  readonly refreshEndsIn?: number
  readonly refreshToken?: string
}

export async function cookiesOfSession(
  account: string,
  changed: Remembered = {},
): Promise<[string, string][]> {
  const started = sessions.get(account) ?? logIn(account)
  sessions.set(account, started)
  return cookiesOf(await started, changed)
}

function cookiesOf(tokens: Tokens, changed: Remembered = {}): [string, string][] {
  const { access_token: access, refresh_token: refresh } = tokens
  const at = (ms: number) => String(Date.now() + ms)
  return [
    ["auth.strategy", "local"],
    ["auth._token.local", access.access_token],
    ["auth._token_expiration.local", at(changed.accessEndsIn ?? access.expires_in * 1000)],
    ["auth._refresh_token.local", changed.refreshToken ?? refresh.refresh_token],
    ["auth._refresh_token_expiration.local", at(changed.refreshEndsIn ?? refresh.expires_in * 1000)],
  ]
}

export async function beSignedIn(
  context: BrowserContext,
  baseURL: string | undefined,
  account: string,
  changed?: Remembered,
): Promise<void> {
  // Watched rather than answered: a context with a route has no HTTP cache, and loads every script again.
  context.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/v1/auth/logout") sessions.delete(account)
  })
  const cookies = await cookiesOfSession(account, changed)
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: baseURL ?? "" })))
}

/** A separate session, which the journey may end. The form itself is tested in sign-in.spec.ts. */
export async function signIn(page: Page, account: string, site = ""): Promise<void> {
  const answer = await page.request.post(`${site}/api/v1/auth/login`, {
    data: { email: `${account}@shirube.example`, password: "shirube-demo" },
  })
  expect(answer.status()).toBe(200)
  const url = new URL(answer.url()).origin
  const cookies = cookiesOf(await answer.json())
  await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url })))
}

/** Leaves the page first: a page that is still asking would be refused once its cookies are gone. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto("about:blank")
  await page.context().clearCookies()
}
