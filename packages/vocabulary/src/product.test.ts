// The names and constants of the specification, as written there.
import { expect, it } from "vitest"
import { languages, locales } from "./language.ts"
import {
  ACCESS_TOKEN_SECONDS,
  HOME_TITLE,
  PRODUCT_NAME,
  REFRESH_TOKEN_SECONDS,
  roles,
  SITE_DESCRIPTION,
} from "./product.ts"

// spec: 1.audience
it("names the roles student, senpai and company, and the provider's editors", () => {
  expect(roles).toEqual(["student", "senpai", "company", "editor"])
})

// spec: 1.description
it("has the description and the home title of the specification", () => {
  expect(SITE_DESCRIPTION.en).toBe("A guide to successful job-hunting in Japan for international students")
  expect([HOME_TITLE, PRODUCT_NAME]).toEqual(["TOP", "Shirube"])
})

// spec: 9.access-lifetime, 9.refresh-lifetime-local, 9.refresh-lifetime-sso
it("sets the token lifetimes: a day, and 90 or 14 days for a refresh token", () => {
  expect(ACCESS_TOKEN_SECONDS).toBe(86_400)
  expect(REFRESH_TOKEN_SECONDS).toEqual({ local: 7_776_000, sso: 1_209_600 })
})

// spec: 3.locale
it("has a code, an ISO tag and a writing direction for each locale", () => {
  for (const language of languages)
    expect(locales[language]).toMatchObject({
      code: language,
      iso: expect.stringMatching(`^${language}-[A-Z]{2}$`),
      dir: "ltr",
    })
})
