import { z } from "zod"
import { route } from "../../route.ts"
import { Instant } from "../../wire.ts"

export const Challenge = z.string().min(20).max(200)
export const AuthenticatorCode = z
  .string()
  .min(1)
  .max(20)
  .meta({ description: "Six digits; full-width digits and spaces are accepted" })
export const RecoveryCode = z
  .string()
  .min(1)
  .max(40)
  .meta({ description: "Case, hyphens and spaces are ignored" })

/** Confirms the owner again before a way of signing in changes. */
export const OwnerProof = z
  .object({
    password: z.string().min(1).max(200).optional().meta({
      description:
        "The account's password. An account without one must have signed in within the last ten minutes instead",
    }),
  })
  .meta({ id: "OwnerProof" })

export const RecoveryCodes = z
  .object({ recovery_codes: z.array(z.string()).meta({ description: "Shown only once" }) })
  .meta({ id: "RecoveryCodes" })

export const SecondFactor = z
  .object({
    is_on: z.boolean(),
    is_required: z.boolean().meta({ description: "Required for editors" }),
    totp: z.object({ is_on: z.boolean(), since: Instant.nullable() }),
    passkeys: z.int(),
    recovery_codes_left: z.int(),
  })
  .meta({ id: "SecondFactor" })

export const getSecondFactor = route({
  method: "get",
  path: "/v1/second-factor",
  summary: "The second factors of the caller's account",
  tag: "Second factor",
  access: "signed-in",
  beforeSecondFactor: true,
  success: { status: 200, body: SecondFactor },
  errors: [],
})

export const startTotp = route({
  method: "post",
  path: "/v1/second-factor/totp",
  summary: "Start setting up an authenticator app; nothing changes until one of its codes is confirmed",
  tag: "Second factor",
  access: "signed-in",
  guarded: true,
  beforeSecondFactor: true,
  limit: { per: "user", points: 20, seconds: 3600 },
  body: OwnerProof,
  success: {
    status: 200,
    body: z
      .object({
        secret: z.string().meta({ description: "Base32, for manual entry" }),
        uri: z.string().meta({ description: "`otpauth://…`, to show as a QR code" }),
      })
      .meta({ id: "TotpSetup" }),
  },
  errors: ["auth.sign_in_again", "password.wrong", "second_factor.already_on"],
})

export const confirmTotp = route({
  method: "post",
  path: "/v1/second-factor/totp/confirm",
  summary: "Enable the authenticator app with a first code",
  tag: "Second factor",
  access: "signed-in",
  guarded: true,
  beforeSecondFactor: true,
  limit: { per: "user", points: 20, seconds: 300 },
  body: z.object({ code: AuthenticatorCode }),
  success: { status: 200, body: RecoveryCodes },
  errors: [
    "auth.credentials_changed",
    "second_factor.already_on",
    "second_factor.not_started",
    "second_factor.wrong_code",
  ],
})

export const removeTotp = route({
  method: "delete",
  path: "/v1/second-factor/totp",
  summary: "Disable the authenticator app",
  tag: "Second factor",
  access: "signed-in",
  guarded: true,
  limit: { per: "user", points: 20, seconds: 3600 },
  body: OwnerProof,
  success: { status: 204, body: null },
  errors: ["auth.credentials_changed", "auth.sign_in_again", "password.wrong", "second_factor.not_on"],
})

export const renewRecoveryCodes = route({
  method: "post",
  path: "/v1/second-factor/recovery-codes",
  summary: "Create new recovery codes; the old ones become void",
  tag: "Second factor",
  access: "signed-in",
  guarded: true,
  limit: { per: "user", points: 20, seconds: 3600 },
  body: OwnerProof,
  success: { status: 200, body: RecoveryCodes },
  errors: ["auth.credentials_changed", "auth.sign_in_again", "password.wrong", "second_factor.not_on"],
})

export const routes = [getSecondFactor, startTotp, confirmTotp, removeTotp, renewRecoveryCodes] as const
