import { describe, expect, test } from "vitest"
import { authorizationUrl, challengeOf, type Departure, readAnswer } from "./sso.ts"

const departure: Departure = {
  purpose: "sign-in",
  provider: "shirube-id",
  name: "Shirube ID",
  state: "state-of-this-tab",
  verifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
  redirectUri: "https://shirube.example/ja/auth/sso-auth",
  prefix: "ja",
  at: 1_000_000,
}
const soon = departure.at + 5_000
const answer = (query: string, asked: Departure | undefined = departure, now = soon) =>
  readAnswer(new URLSearchParams(query), asked, now)

test("computes the challenge of RFC 7636, appendix B", async () => {
  expect(await challengeOf(departure.verifier)).toBe("E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
})

test("sends the language but never the verifier", () => {
  const authorization = { endpoint: "https://id.example/auth?tenant=1", clientId: "journal", scope: "openid" }
  const url = new URL(
    authorizationUrl(authorization, { departure, challenge: "c", language: "ja", again: false }),
  )
  expect(Object.fromEntries(url.searchParams)).toEqual({
    tenant: "1",
    response_type: "code",
    client_id: "journal",
    scope: "openid",
    redirect_uri: departure.redirectUri,
    state: departure.state,
    code_challenge: "c",
    code_challenge_method: "S256",
    ui_locales: "ja",
  })
  expect(url.href).not.toContain(departure.verifier)
})

describe("a response", () => {
  test("with the code is returned with its departure", () => {
    expect(answer("code=abc&state=state-of-this-tab&iss=https%3A%2F%2Fid.example")).toEqual({
      kind: "code",
      departure,
      body: {
        provider: "shirube-id",
        code: "abc",
        codeVerifier: departure.verifier,
        state: departure.state,
        redirectUri: departure.redirectUri,
        iss: "https://id.example",
      },
    })
  })
  test("to another tab's request is ignored", () => {
    expect(answer("code=abc&state=another").kind).toBe("unasked")
    expect(answer("code=abc").kind).toBe("unasked")
    expect(readAnswer(new URLSearchParams("code=abc&state=x"), undefined, soon).kind).toBe("unasked")
  })
  test("after an hour is ignored", () => {
    expect(answer("code=abc&state=state-of-this-tab", departure, departure.at + 3_600_001).kind).toBe(
      "unasked",
    )
  })
  test("tells cancelled from refused", () => {
    expect(answer("error=access_denied&state=state-of-this-tab").kind).toBe("cancelled")
    expect(answer("error=server_error&state=state-of-this-tab").kind).toBe("refused")
    expect(answer("state=state-of-this-tab").kind).toBe("refused")
  })
})
