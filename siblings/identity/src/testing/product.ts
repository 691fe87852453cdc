// A product for tests, with a real OpenID client, published keys and a back channel for sign-outs.
import { once } from "node:events"
import { createServer } from "node:http"
import { exportJWK, generateKeyPair, SignJWT } from "jose"
import * as openid from "openid-client"
import type { Browser, Page } from "./browser.ts"

const SECRET = "a-secret-only-for-tests-0123456789"

export interface HandoverClaims {
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
  readonly jti?: string
  readonly aud?: string
  readonly iss?: string
  readonly seconds?: number
  readonly kid?: string
  /** A token without a person. */
  readonly isOfClient?: true
  readonly role?: string
  readonly verified?: boolean
  readonly consent?: string | null
  readonly locale?: string
}

export interface EventClaims {
  /** A subject identifier as in RFC 9493. */
  readonly subject: object
  readonly event?: string
  readonly aud?: string
  readonly iss?: string
  readonly typ?: string
  readonly secondsAgo?: number
  readonly key?: "own" | "stranger"
}

const PURGED = "https://schemas.openid.net/secevent/risc/event-type/account-purged"

export async function aProduct(port: number, identity: string, id = "journal") {
  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true })
  const stranger = await generateKeyPair("ES256")
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: "first", alg: "ES256", use: "sig" }] }
  const origin = `http://127.0.0.1:${port}`
  const signOuts: string[] = []

  const server = createServer(async (request, response) => {
    if (request.url === "/jwks")
      return response.setHeader("content-type", "application/json").end(JSON.stringify(jwks))
    if (request.url === "/sign-out" && request.method === "POST") {
      const chunks = await request.toArray()
      signOuts.push(new URLSearchParams(Buffer.concat(chunks).toString()).get("logout_token") ?? "")
      return response.end()
    }
    return response.end("a page of the product")
  }).listen(port, "127.0.0.1")
  await once(server, "listening")

  const redirectUri = `${origin}/callback`
  const discover = () =>
    openid.discovery(new URL(identity), id, SECRET, openid.ClientSecretBasic(SECRET), {
      execute: [openid.allowInsecureRequests],
    })

  return {
    origin,
    secret: SECRET,
    signOuts,
    discover,
    settings: {
      client_id: id,
      client_secret: SECRET,
      client_name: "The Journal",
      redirect_uris: [redirectUri],
      post_logout_redirect_uris: [`${origin}/signed-out`],
      backchannel_logout_uri: `${origin}/sign-out`,
      handover: {
        issuer: origin,
        jwks_uri: `${origin}/jwks`,
        return_uris: [`${origin}/hand-over`],
        forward_to: [`${identity}/matching`, `${origin}/companies/`],
        pages: {
          home: `${origin}/`,
          sign_in: `${origin}/sign-in`,
          verification: `${origin}/verify`,
          consent: `${origin}/consent`,
          profile: `${origin}/profile`,
          questions: `${origin}/questions`,
          matching: `${origin}/hand-over`,
        },
      },
    },

    /** The authorisation URL for a student's browser, and what the product keeps to verify the response. */
    async begin(extra: Readonly<Record<string, string>> = {}) {
      const config = await discover()
      const verifier = openid.randomPKCECodeVerifier()
      const state = openid.randomState()
      const url = openid.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        state,
        ...extra,
      })
      const finish = (page: Page) =>
        openid.authorizationCodeGrant(config, page.url, { pkceCodeVerifier: verifier, expectedState: state })
      return { config, url, finish }
    },

    /** The complete sign-in, for tests of what follows it. */
    async signIn(browser: Browser, email: string, password: string) {
      const { config, url, finish } = await this.begin()
      const form = await browser.open(url)
      const back = await browser.send(form, form.url.pathname, { email, password })
      return { config, tokens: await finish(back) }
    },

    handoverToken: (nonce: string, claims: HandoverClaims = {}, key: "own" | "stranger" = "own") =>
      new SignJWT({
        nonce,
        ...(claims.role === undefined
          ? {}
          : {
              role: claims.role,
              verified: claims.verified ?? false,
              consent: claims.consent ?? null,
              locale: claims.locale,
            }),
        ...(claims.isOfClient
          ? {}
          : {
              email: claims.email ?? "student@shirube.example",
              email_verified: claims.email_verified ?? true,
              ...(claims.name ? { name: claims.name } : {}),
            }),
      })
        .setProtectedHeader({ alg: "ES256", kid: claims.kid ?? "first" })
        .setSubject(claims.isOfClient ? id : "a-person-of-the-product")
        .setIssuer(claims.iss ?? origin)
        .setAudience(claims.aud ?? identity)
        .setJti(claims.jti ?? crypto.randomUUID())
        .setIssuedAt()
        .setExpirationTime(new Date(Date.now() + (claims.seconds ?? 60) * 1000))
        .sign(key === "own" ? privateKey : stranger.privateKey),

    refresh: (config: openid.Configuration, token: string) => openid.refreshTokenGrant(config, token),

    eventToken: ({ subject, key = "own", ...claims }: EventClaims) =>
      new SignJWT({ sub_id: subject, events: { [claims.event ?? PURGED]: {} } })
        .setProtectedHeader({ alg: "ES256", kid: "first", typ: claims.typ ?? "secevent+jwt" })
        .setIssuer(claims.iss ?? origin)
        .setAudience(claims.aud ?? identity)
        .setJti(crypto.randomUUID())
        .setIssuedAt(new Date(Date.now() - (claims.secondsAgo ?? 0) * 1000))
        .sign(key === "own" ? privateKey : stranger.privateKey),

    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
