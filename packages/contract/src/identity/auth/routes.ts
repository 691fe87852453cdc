import { ACCESS_TOKEN_SECONDS, editorRoles, roles, strategies } from "@shirube/vocabulary/product"
import { z } from "zod"
import { route } from "../../route.ts"
import { Furigana, Instant, Language } from "../../wire.ts"
import { PhotoAddress } from "../photo/routes.ts"
import { AuthenticatorCode, Challenge, RecoveryCode } from "../second-factor/routes.ts"

export const Tokens = z
  .object({
    access_token: z.object({
      access_token: z.string(),
      token_type: z.literal("Bearer"),
      expires_in: z.literal(ACCESS_TOKEN_SECONDS),
    }),
    refresh_token: z.object({ refresh_token: z.string(), expires_in: z.int() }),
  })
  .meta({ id: "Tokens" })

export const NewcomerAgrees = z.boolean().meta({
  description:
    "True declares: 18 or older, and agrees to the terms and the privacy policy. Otherwise sign-up asks for the date of birth and the consents, of a guardian too",
})

export const Credentials = z
  .object({
    email: z.email().max(254).meta({ description: "Compared without regard to case" }),
    password: z.string().min(1).max(200),
  })
  .meta({ id: "Credentials" })

export const User = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    seal: z.string().meta({ description: "One to three characters for the seal shown in place of a photo" }),
    photo: PhotoAddress,
    role: z.enum(roles),
    is_verified: z.boolean().meta({ description: "Student whose university has been confirmed" }),
    is_screened: z.boolean().meta({ description: "Senpai screened by the provider" }),
    is_administrator: z
      .boolean()
      .meta({ description: "Editor who may do everything, and invite editors and companies" }),
    editor_roles: z
      .array(z.enum(editorRoles))
      .meta({ description: "What an editor may do; empty for everyone else" }),
    language: Language.nullable(),
    furigana: Furigana.nullable().meta({ description: "Null: not chosen in this account" }),
    strategy: z.enum(strategies),
    has_password: z.boolean(),
    requires_second_factor: z
      .boolean()
      .meta({ description: "An editor who may do nothing until a second factor is set up" }),
    leaving_at: Instant.nullable().meta({
      description: "When the account will be deleted, if its owner requested that",
    }),
    is_suspended: z.boolean().meta({
      description: "May only read public pages, export or delete their data, change the password and appeal",
    }),
    registration: z.object({
      is_finished: z.boolean(),
      next_path: z.string().nullable().meta({ description: "First unfinished sign-up step" }),
      has_agreed: z.boolean().meta({
        description: "To the terms and the privacy policy: enough to ask, comment, vote, follow and report",
      }),
    }),
  })
  .meta({ id: "User" })

export const login = route({
  method: "post",
  path: "/v1/auth/login",
  summary: "Sign in with email and password",
  tag: "Auth",
  access: "public",
  whileSuspended: true,
  guarded: true,
  limit: { per: "ip", points: 300, seconds: 300 },
  body: Credentials,
  success: { status: 200, body: Tokens },
  errors: ["auth.credentials_changed", "auth.invalid_credentials", "auth.second_factor_required"],
})

export const proveSecondFactor = route({
  method: "post",
  path: "/v1/auth/second-factor",
  summary: "Finish a sign-in with a code of the authenticator app or a recovery code",
  tag: "Auth",
  access: "public",
  whileSuspended: true,
  guarded: true,
  limit: { per: "ip", points: 30, seconds: 300 },
  body: z
    .object({
      challenge: Challenge,
      code: AuthenticatorCode.optional(),
      recovery_code: RecoveryCode.optional(),
    })
    .refine(({ code, recovery_code }) => (code === undefined) !== (recovery_code === undefined), {
      path: ["code"],
    })
    .meta({ id: "SecondFactorProof" }),
  success: { status: 200, body: Tokens },
  errors: [
    "auth.credentials_changed",
    "auth.challenge_expired",
    "second_factor.wrong_code",
    "sso.already_linked",
    "sso.another_linked",
  ],
})

export const refresh = route({
  method: "post",
  path: "/v1/auth/refresh",
  summary:
    "Exchange the refresh token sent as Authorization for new tokens; the old one is spent. Reusing a spent token ends the session, except for a retry: the same `Idempotency-Key` within 10 minutes, while the new tokens are unused.",
  tag: "Auth",
  access: "refresh-token",
  retry: true,
  limit: { per: "token", points: 30, seconds: 60 },
  success: { status: 200, body: Tokens },
  errors: ["auth.refresh_invalid"],
})

export const logout = route({
  method: "post",
  path: "/v1/auth/logout",
  summary: "End this session",
  tag: "Auth",
  access: "signed-in",
  whileSuspended: true,
  beforeSecondFactor: true,
  success: { status: 204, body: null },
  errors: [],
})

export const getUser = route({
  method: "get",
  path: "/v2/user",
  summary: "The signed-in user",
  tag: "Auth",
  access: "signed-in",
  whileSuspended: true,
  beforeSecondFactor: true,
  success: { status: 200, body: User },
  errors: [],
})

export const routes = [login, refresh, logout, getUser, proveSecondFactor] as const
