import { languages } from "@shirube/vocabulary/language"
import { newcomerRoles } from "@shirube/vocabulary/product"
import { z } from "zod"
import { perCampus, route } from "../../route.ts"
import { DisplayName } from "../../text/person-names.ts"
import { NewcomerAgrees, Tokens } from "../auth/routes.ts"

export const AuthProvider = z
  .object({
    key: z.string(),
    name: z.string(),
    kind: z.enum(["sso", "social"]).meta({ description: "The shared identity service, or another one" }),
    is_available: z.boolean(),
    authorization: z
      .object({ endpoint: z.string(), client_id: z.string(), scope: z.string() })
      .nullable()
      .meta({ description: "Where to redirect the reader: code flow, PKCE with S256, `state`" }),
  })
  .meta({ id: "AuthProvider" })

export const listProviders = route({
  method: "get",
  path: "/v1/auth/providers",
  summary: "Other services that can be used to sign in, and whether they are available",
  tag: "Single sign-on",
  access: "public",
  success: { status: 200, body: z.object({ items: z.array(AuthProvider) }) },
  errors: [],
})

const PendingToken = z.string().min(20).max(200)

export const SsoOutcome = z
  .discriminatedUnion("outcome", [
    z.object({ outcome: z.literal("signed_in"), ...Tokens.shape }),
    z.object({
      outcome: z.literal("registration"),
      registration_token: z.string().meta({ description: "Valid once, for 10 minutes" }),
      known: z.object({
        email: z.string().nullable(),
        is_email_verified: z.boolean(),
        name: z.string().nullable(),
      }),
    }),
    z.object({
      outcome: z.literal("link_required"),
      link_token: z.string().meta({ description: "Valid once, for 10 minutes" }),
      email_hint: z.string().meta({ description: "`a•••@university.example`" }),
    }),
  ])
  .meta({ id: "SsoOutcome" })

/** What the other service sent back, with the matching request. */
export const SsoCode = z
  .object({
    provider: z.string().min(1).max(60),
    code: z.string().min(1).max(4000),
    code_verifier: z.string().regex(/^[A-Za-z0-9._~-]{43,128}$/),
    state: z.string().min(8).max(500).meta({ description: "Already compared with the one that was sent" }),
    iss: z.url().max(500).optional().meta({ description: "`iss` of the response, if it had one (RFC 9207)" }),
    redirect_uri: z.url().max(500),
  })
  .meta({ id: "SsoCode" })

export const ssoAuth = route({
  method: "post",
  path: "/v1/auth/sso-auth",
  summary:
    "Sign in with the code another service sent back. An unknown person continues with sign-up; if a local account has the same verified email, its owner proves it first (`/v1/auth/sso-link`)",
  tag: "Single sign-on",
  access: "public",
  whileSuspended: true,
  limit: perCampus,
  body: SsoCode,
  success: { status: 200, body: SsoOutcome },
  errors: [
    "auth.credentials_changed",
    "auth.second_factor_required",
    "sso.provider_unknown",
    "sso.refused",
    "sso.unavailable",
  ],
})

export const ssoLink = route({
  method: "post",
  path: "/v1/auth/sso-link",
  summary: "Prove ownership of a local account and connect it with the external sign-in just made",
  tag: "Single sign-on",
  access: "public",
  guarded: true,
  limit: perCampus,
  body: z
    .object({
      link_token: PendingToken.meta({ description: "A `link_token` or a `registration_token`" }),
      email: z.email().max(254).optional().meta({
        description: "The local account's address; unset: the address verified by the other service",
      }),
      password: z.string().min(1).max(200),
    })
    .meta({ id: "SsoLink" }),
  success: { status: 200, body: Tokens },
  errors: [
    "auth.credentials_changed",
    "auth.invalid_credentials",
    "auth.second_factor_required",
    "sso.already_linked",
    "sso.another_linked",
    "sso.pending_expired",
  ],
})

export const ssoRegisterCode = route({
  method: "post",
  path: "/v1/auth/sso-register/code",
  summary:
    "Request an email with a code that confirms an email address, if the other service has not verified one; the response is the same for every address",
  tag: "Single sign-on",
  access: "public",
  limit: perCampus,
  body: z
    .object({
      registration_token: PendingToken.meta({ description: "Valid for 10 more minutes from now" }),
      email: z.email().max(254),
    })
    .meta({ id: "SsoRegistrationAddress" }),
  success: { status: 204, body: null },
  errors: ["sso.pending_expired"],
})

export const ssoRegister = route({
  method: "post",
  path: "/v1/auth/sso-register",
  summary:
    "Create an account for a person without one, with the verified email of the external sign-in just made, or one confirmed by a mailed code; sign-up continues at `registration.next_path`",
  tag: "Single sign-on",
  access: "public",
  guarded: true,
  limit: perCampus,
  body: z
    .object({
      registration_token: PendingToken,
      name: DisplayName,
      role: z.enum(newcomerRoles).default("student"),
      agrees: NewcomerAgrees.optional(),
      email: z.email().max(254).optional().meta({
        description: "With `code`; ignored if the other service has verified an address",
      }),
      code: z.string().min(1).max(20).optional().meta({
        description:
          "The six digits mailed to `email`, valid for 10 minutes and 5 attempts; full-width digits and spaces are accepted",
      }),
    })
    .refine(({ email, code }) => code === undefined || email !== undefined, { path: ["email"] })
    .refine(({ email, code }) => email === undefined || code !== undefined, { path: ["code"] })
    .meta({ id: "SsoRegistration" }),
  success: { status: 200, body: Tokens },
  errors: [
    "suspension.address_barred",
    "auth.credentials_changed",
    "auth.second_factor_required",
    "sso.account_exists",
    "sso.already_linked",
    "address.code_expired",
    "sso.email_unverified",
    "address.wrong_code",
    "sso.pending_expired",
  ],
})

export const backchannelLogout = route({
  method: "post",
  path: "/v1/auth/backchannel-logout",
  summary: "Receives sign-outs from an identity service (OpenID Connect Back-Channel Logout)",
  tag: "Single sign-on",
  access: "public",
  whileSuspended: true,
  limit: { per: "ip", points: 600, seconds: 60 },
  bodyType: "form",
  body: z.object({ logout_token: z.string().min(1).max(8000) }),
  success: { status: 204, body: null },
  errors: ["sso.logout_invalid", "sso.unavailable"],
})

export const getEndSession = route({
  method: "get",
  path: "/v1/auth/end-session",
  summary:
    "Where to redirect the reader after signing out, so that they sign out of the other service too: the service this session came from, so call this before signing out; without a session, the named service, or else the shared one",
  tag: "Single sign-on",
  access: "public",
  whileSuspended: true,
  beforeSecondFactor: true,
  query: z.object({
    prefix: z.enum(languages).optional().meta({ description: "Language of the address to return to" }),
    provider: z.string().max(60).optional(),
  }),
  success: {
    status: 200,
    body: z.object({
      service: z
        .object({
          key: z.string(),
          name: z.string(),
          is_available: z.boolean(),
          url: z.string().nullable().meta({ description: "Null if the service has no such page" }),
        })
        .nullable()
        .meta({ description: "Null if this session did not come from another service" }),
    }),
  },
  errors: [],
})

export const routes = [
  listProviders,
  ssoAuth,
  ssoLink,
  ssoRegister,
  ssoRegisterCode,
  backchannelLogout,
  getEndSession,
] as const
