import { z } from "zod"
import { route } from "./route.ts"
import { Instant } from "./wire.ts"

export const Challenge = z.string().min(20).max(200)
export const AuthenticatorCode = z
  .string()
  .min(1)
  .max(20)
  .meta({ description: "Six digits; full-width digits and spaces are understood" })
export const RecoveryCode = z
  .string()
  .min(1)
  .max(40)
  .meta({ description: "Capitals, hyphens and spaces do not matter" })

/** What the owner knows, asked again before a way of signing in changes. */
export const OwnerProof = z
  .object({
    password: z.string().min(1).max(200).optional().meta({
      description:
        "The account's password. An account without one must have signed in within the last ten minutes instead",
    }),
  })
  .meta({ id: "OwnerProof" })

export const RecoveryCodes = z
  .object({ recovery_codes: z.array(z.string()).meta({ description: "Shown this once" }) })
  .meta({ id: "RecoveryCodes" })

export const SecondFactor = z
  .object({
    is_on: z.boolean(),
    is_required: z.boolean().meta({ description: "Editors have to have one" }),
    totp: z.object({ is_on: z.boolean(), since: Instant.nullable() }),
    passkeys: z.int(),
    recovery_codes_left: z.int(),
  })
  .meta({ id: "SecondFactor" })

export const getSecondFactor = route({
  method: "get",
  path: "/v1/second-factor",
  summary: "How one's own account is guarded beyond the password",
  tag: "Second factor",
  access: "signed-in",
  beforeSecondFactor: true,
  success: { status: 200, body: SecondFactor },
  errors: [],
})

export const startTotp = route({
  method: "post",
  path: "/v1/second-factor/totp",
  summary: "Begin to set up an authenticator app; nothing changes until a code of it is confirmed",
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
        secret: z.string().meta({ description: "Base32, for typing by hand" }),
        uri: z.string().meta({ description: "`otpauth://…`, to be shown as a QR code" }),
      })
      .meta({ id: "TotpSetup" }),
  },
  errors: ["auth.sign_in_again", "password.wrong", "second_factor.already_on"],
})

export const confirmTotp = route({
  method: "post",
  path: "/v1/second-factor/totp/confirm",
  summary: "Turn the authenticator app on by a first code of it",
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
  summary: "Turn the authenticator app off",
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
  summary: "New recovery codes; the old ones are void",
  tag: "Second factor",
  access: "signed-in",
  guarded: true,
  limit: { per: "user", points: 20, seconds: 3600 },
  body: OwnerProof,
  success: { status: 200, body: RecoveryCodes },
  errors: ["auth.credentials_changed", "auth.sign_in_again", "password.wrong", "second_factor.not_on"],
})

export const routes = [getSecondFactor, startTotp, confirmTotp, removeTotp, renewRecoveryCodes] as const
