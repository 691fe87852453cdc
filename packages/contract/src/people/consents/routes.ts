import { consentKinds } from "@shirube/vocabulary/people/consents/kinds"
import { z } from "zod"
import { route } from "../../route.ts"
import { shownText } from "../../text/shown-text.ts"
import { Instant } from "../../wire.ts"

export const Consent = z
  .object({
    kind: z.enum(consentKinds),
    version: z.string(),
    given_at: Instant,
    is_current: z.boolean().meta({ description: "False if the text has changed since" }),
    guardian_name: z.string().nullable(),
  })
  .meta({ id: "Consent" })

const Consents = z.object({
  items: z.array(Consent),
  versions: z
    .object({ terms: z.string(), privacy: z.string() })
    .meta({ description: "Of the texts that the caller would agree to now" }),
})
const limit = { per: "user", points: 60, seconds: 60 } as const

export const listConsents = route({
  method: "get",
  path: "/v1/consents",
  summary: "What the caller has agreed to and not withdrawn",
  tag: "Consents",
  access: "signed-in",
  success: { status: 200, body: Consents },
  errors: [],
})

export const putConsents = route({
  method: "put",
  path: "/v1/consents",
  summary:
    "Accept the current terms and privacy policy, and set whether we may send news; 15 to 17 year-olds name a guardian who agrees",
  tag: "Consents",
  access: "signed-in",
  limit,
  body: z
    .object({
      terms: z.boolean(),
      privacy: z.boolean(),
      news: z.boolean(),
      guardian: z.boolean().optional(),
      guardian_name: shownText(100).optional(),
    })
    .meta({ id: "RegistrationConsents" }),
  success: { status: 200, body: Consents },
  errors: ["consents.declined", "consents.guardian_needed"],
})

export const putMatchingConsent = route({
  method: "put",
  path: "/v1/consents/matching",
  summary: "Share the caller's career profile with the matching service, or stop sharing it; adults only",
  tag: "Consents",
  access: "signed-in",
  limit,
  body: z.object({ is_given: z.boolean() }).meta({ id: "MatchingConsent" }),
  success: { status: 200, body: Consents },
  errors: ["profile.adults_only"],
})

export const routes = [listConsents, putConsents, putMatchingConsent] as const
