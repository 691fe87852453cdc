// A small OpenID provider over real HTTP that returns the claims a test wants, including false ones.
import { createHash, randomUUID } from "node:crypto"
import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { exportJWK, generateKeyPair, SignJWT } from "jose"

export interface Person {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
  readonly sid?: string
}

const CLIENT = { id: "journal", secret: "a secret of the tests" }
const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url")

export async function startIssuer() {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: "test", alg: "RS256", use: "sig" }
  const grants = new Map<string, { person: Person; challenge: string; redirectUri: string }>()
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const sign = (claims: Record<string, unknown>, type = "JWT", key = privateKey) => {
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT({ iss: issuer, aud: CLIENT.id, iat: now, exp: now + 120, ...claims })
      .setProtectedHeader({ alg: "RS256", kid: "test", typ: type })
      .sign(key)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const json = (body: unknown, status = 200) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body))
    switch (request.url) {
      case "/.well-known/openid-configuration":
        json({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          end_session_endpoint: `${issuer}/sign-out`,
          response_types_supported: ["code"],
          subject_types_supported: ["public"],
          id_token_signing_alg_values_supported: ["RS256"],
          authorization_response_iss_parameter_supported: true,
        })
        return
      case "/jwks":
        json({ keys: [jwk] })
        return
      case "/token": {
        const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString())
        const code = form.get("code") ?? ""
        const grant = grants.get(code)
        grants.delete(code)
        const isGood =
          grant !== undefined &&
          grant.challenge === challengeOf(form.get("code_verifier") ?? "") &&
          grant.redirectUri === form.get("redirect_uri") &&
          request.headers.authorization?.startsWith("Basic ")
        if (!isGood) json({ error: "invalid_grant" }, 400)
        else json({ access_token: "x", token_type: "Bearer", id_token: await sign({ ...grant.person }) })
        return
      }
      default:
        json({}, 404)
    }
  }

  return {
    issuer,
    settings: { SSO_ISSUER: issuer, SSO_CLIENT_ID: CLIENT.id, SSO_CLIENT_SECRET: CLIENT.secret },
    sign,
    /** As if the person had signed in there: the body that the page sends to `sso-auth`. */
    signIn(person: Person, options: { redirectUri?: string; provider?: string } = {}) {
      const verifier = `${randomUUID()}${randomUUID()}`
      const redirectUri = options.redirectUri ?? "http://127.0.0.1:3000/auth/sso-auth"
      const code = randomUUID()
      grants.set(code, { person, challenge: challengeOf(verifier), redirectUri })
      return {
        provider: options.provider ?? "shirube-id",
        code,
        code_verifier: verifier,
        state: randomUUID(),
        iss: issuer,
        redirect_uri: redirectUri,
      }
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  }
}
export type Issuer = Awaited<ReturnType<typeof startIssuer>>
