import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { scrubPath, scrubText } from "./scrub.ts"

const scrubbed = (text: string) => scrubText(text, 1_000)

describe("the text of an error", () => {
  it("loses personal data and secrets", () => {
    for (const [text, expected] of [
      ["no user amara.o+x@uni-tokyo.ac.jp here", "no user [hidden] here"],
      ["GET /a?email=amara%40uni.example", "GET /a?email=[value]"],
      ["for amara%40uni.example", "for [hidden]"],
      ["Bearer abc.def-ghi refused", "[hidden] refused"],
      ["eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiJ4In0.c2lnbmF0dXJl", "[hidden]"],
      ["/sso-auth?code=Zx9&state=q1#token=abc", "/sso-auth?code=[value]&state=[value]#token=[value]"],
      ['{"password":"hunter2 and more","x":1}', '{"password":[value],"x":1}'],
      ["/reset/mB3xU0k2hV9qL7wZ1nR5tY8pC4dF6gJ0", "/reset/[id]"],
      ["0198a6c2-7f1e-7cc0-9d0e-5b8a3c1f2e4d", "[id]"],
      ["student 4321987 from 203.0.113.9", "student [number] from [ip]"],
    ] as const)
      expect(scrubbed(text)).toBe(expected)
  })

  it("keeps what is needed to fix it", () => {
    for (const text of [
      "Cannot read properties of undefined (reading 'accessToken')",
      "at ProofForm (https://shirube.example/assets/second-factor-section-B2x9Kd3f.js:1:204853)",
      "submit@https://shirube.example/assets/site-8fK2.js:1:20485",
      "POST /v1/auth/login answered 503",
      "エラーが起きました",
    ])
      expect(scrubbed(text)).toBe(text)
  })

  it("is truncated without leaving half a secret at the end", () => {
    const text = scrubText(`${"a ".repeat(20)}amara.okafor@university.example`, 45)
    expect(text.length).toBeLessThanOrEqual(45)
    expect(text).not.toContain("amara")
  })

  it("contains no address and no signed token, whatever surrounds them", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom(
          "amara@university.example",
          "eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiJ4In0.abc",
          "Bearer sekret-sekret",
        ),
        fc.string(),
        (before, secret, after) => {
          expect(scrubText(`${before} ${secret} ${after}`, 5_000)).not.toContain(secret)
        },
      ),
    )
  })
})

describe("an address", () => {
  it("keeps its words, but not its ids, query and fragment", () => {
    for (const [path, expected] of [
      ["/", "/"],
      ["/article/part-time-28-hours", "/article/part-time-28-hours"],
      ["/ja/account/security", "/ja/account/security"],
      ["/article/$id", "/article/$id"],
      ["/v1/articles/{id}", "/v1/articles/{id}"],
      ["/forgot-password/reset/mB3xU0k2hV9qL7wZ1nR5tY8pC4dF6gJ0", "/forgot-password/reset/*"],
      ["/members/7", "/members/*"],
      ["/members/amara@uni.example", "/members/*"],
      ["/sign-in?email=a@b.example#x", "/sign-in"],
      ["/mentors/profile/0198a6c2-7f1e-7cc0-9d0e-5b8a3c1f2e4d", "/mentors/profile/*"],
    ] as const)
      expect(scrubPath(path)).toBe(expected)
  })
})
