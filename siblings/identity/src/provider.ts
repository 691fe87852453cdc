// The configuration of the OpenID provider (a certified library). Screens, accounts and storage are ours.
import type { DatabaseSync } from "node:sqlite"
import { type Configuration, type KoaContextWithOIDC, Provider } from "oidc-provider"
import type { Accounts } from "./accounts.ts"
import { createAdapter } from "./adapter.ts"
import type { ClientSettings } from "./clients.ts"
import type { Keys } from "./keys.ts"
import { chooseLanguage } from "./language.ts"
import { type Log, traceOf } from "./log.ts"
import { errorPage, signedOutPage, signOutPage, type View } from "./pages.ts"
import type { Settings } from "./settings.ts"

const HOUR = 3600
const FORTNIGHT = 14 * 24 * HOUR
export const SESSION_SECONDS = FORTNIGHT
const SCOPES = ["openid", "offline_access", "email", "profile"]

interface Parts {
  readonly settings: Settings
  readonly keys: Keys
  readonly accounts: Accounts
  readonly db: DatabaseSync
  readonly log: Log
}

export function createProvider({ settings, keys, accounts, db, log }: Parts): Provider {
  const provider = new Provider(settings.issuer, {
    adapter: createAdapter(db),
    clients: settings.clients.map(metadataOf),
    clientAuthMethods: ["client_secret_basic", "client_secret_post"],
    jwks: keys.jwks,
    cookies: cookiesFor(settings, keys),
    scopes: SCOPES,
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "locale"] },
    // Products read the person from the ID token or from userinfo, as with other providers.
    conformIdTokenClaims: false,
    discovery: { ui_locales_supported: ["ja", "en"], claims_locales_supported: ["ja", "en"] },
    findAccount: (_ctx, id) => {
      const account = accounts.find(id)
      return account && { accountId: id, claims: () => claimsOf(account) }
    },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: grantWithoutAsking,
    responseTypes: ["code"],
    pkce: { required: () => true },
    // Without offline_access too, but then bound to the session: signing out here ends them.
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed("refresh_token"),
    rotateRefreshToken: true,
    ttl: {
      AccessToken: HOUR,
      AuthorizationCode: 60,
      Grant: FORTNIGHT,
      IdToken: HOUR,
      Interaction: HOUR,
      RefreshToken: FORTNIGHT,
      Session: SESSION_SECONDS,
    },
    features: featuresFor(settings),
    clientBasedCORS: () => false,
    renderError: async (ctx, out, error) => {
      ctx.type = "html"
      const isOurs = ctx.status >= 500
      const text = isOurs ? "unexpected" : error.name === "SessionNotFound" ? "expired" : "badRequest"
      const technical = [out.error, out.error_description].filter(Boolean).join(": ")
      ctx.body = await errorPage(viewOf(ctx, settings), text, isOurs ? undefined : technical)
    },
    // The library refuses to call private addresses, because elsewhere anyone may register a client. Here only
    // the operator configures addresses, and a product on the same machine or network is the usual case.
    fetch: (url, given: RequestInit & { dispatcher?: unknown } = {}) => {
      const { dispatcher: _, ...options } = given
      return globalThis.fetch(url, options)
    },
  } satisfies Configuration)

  // The server sets these headers from PUBLIC_URL (server.ts): no address is ever taken from a request.
  provider.proxy = true
  reportTo(log, provider)
  return provider
}

const metadataOf = (client: ClientSettings) => ({
  client_id: client.id,
  client_secret: client.secret,
  client_name: client.name,
  token_endpoint_auth_method: client.authMethod,
  redirect_uris: [...client.redirectUris],
  post_logout_redirect_uris: [...client.postLogoutRedirectUris],
  grant_types: ["authorization_code", "refresh_token"],
  response_types: ["code" as const],
  ...(client.backchannelLogoutUri
    ? { backchannel_logout_uri: client.backchannelLogoutUri, backchannel_logout_session_required: true }
    : {}),
})

/** Cookies are per host, not per port: products on one machine share a jar, so our cookies have a prefix. */
const cookiesFor = ({ issuer }: Settings, { cookieKeys }: Keys) => {
  const options = {
    httpOnly: true,
    sameSite: "lax",
    secure: issuer.startsWith("https:"),
    signed: true,
  } as const
  return {
    keys: cookieKeys,
    names: {
      session: "shirube_id.session",
      interaction: "shirube_id.interaction",
      resume: "shirube_id.resume",
    },
    long: options,
    short: options,
  }
}

const claimsOf = (account: NonNullable<ReturnType<Accounts["find"]>>) => ({
  sub: account.id,
  email: account.email,
  email_verified: account.isEmailVerified,
  name: account.name,
  locale: account.locale,
})

/** Every client is a product of the same operator: there is nothing to consent to. */
async function grantWithoutAsking(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const grantId = session.grantIdFor(client.clientId)
  const existing = grantId ? await provider.Grant.find(grantId) : undefined
  if (existing) return existing
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(SCOPES)
  await grant.save()
  return grant
}

const featuresFor = (settings: Settings) => ({
  devInteractions: { enabled: false },
  dPoP: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  backchannelLogout: { enabled: true },
  revocation: {
    enabled: true,
    allowedPolicy: async (
      _ctx: unknown,
      client: { clientId: string },
      token: { clientId?: string | undefined },
    ) => token.clientId === client.clientId,
  },
  rpInitiatedLogout: {
    enabled: true,
    logoutSource: async (ctx: KoaContextWithOIDC) => {
      const secret = String(ctx.oidc.session?.state?.secret)
      ctx.body = await signOutPage(viewOf(ctx, settings), ctx.oidc.urlFor("end_session_confirm"), secret)
    },
    postLogoutSuccessSource: async (ctx: KoaContextWithOIDC) => {
      ctx.type = "html"
      ctx.body = await signedOutPage(viewOf(ctx, settings), ctx.oidc.client?.clientName)
    },
  },
})

function viewOf(ctx: KoaContextWithOIDC, { issuer }: Settings): View {
  const one = (value: unknown) => (typeof value === "string" ? value : undefined)
  const language = chooseLanguage({
    lang: one(ctx.query.lang),
    uiLocales: one(ctx.oidc?.params?.ui_locales) ?? one(ctx.query.ui_locales),
    acceptLanguage: ctx.get("accept-language"),
  })
  // A POST cannot be repeated in the other language.
  return { language, here: new URL(ctx.method === "GET" ? ctx.url : "/", issuer) }
}

/** Logs names and kinds of failures, without the input (see log.ts). */
function reportTo(log: Log, provider: Provider): void {
  provider.on("server_error", (_ctx, error) => log.error("the provider failed", traceOf(error)))
  provider.on("grant.error", (ctx, error) =>
    log.warn("no token given", { client: ctx.oidc.client?.clientId, error: error.message }),
  )
  provider.on("backchannel.error", (_ctx, _error, client) =>
    log.warn("a product did not accept the sign-out", { client: client.clientId }),
  )
  provider.on("backchannel.success", (_ctx, client) =>
    log.info("a product was notified of the sign-out", { client: client.clientId }),
  )
}
