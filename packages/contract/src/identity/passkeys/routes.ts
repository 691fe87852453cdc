// WebAuthn. Options and credentials are the JSON forms of the standard with keys in snake_case, values in base64url.
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { Label } from "../../text/shown-text.ts"
import { Instant } from "../../wire.ts"
import { Tokens } from "../auth/routes.ts"
import { Challenge, OwnerProof } from "../second-factor/routes.ts"

const Base64Url = z
  .string()
  .min(1)
  .max(20_000)
  .regex(/^[A-Za-z0-9_-]+$/)

const Descriptor = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()).optional(),
})

export const Passkey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    created_at: Instant,
    last_used_at: Instant.nullable(),
    is_synced: z
      .boolean()
      .meta({ description: "Stored by a password manager, so available on several devices" }),
  })
  .meta({ id: "Passkey" })

export const PasskeyCreationOptions = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), display_name: z.string() }),
    pub_key_cred_params: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
    timeout: z.int(),
    exclude_credentials: z.array(Descriptor),
    authenticator_selection: z.object({
      resident_key: z.literal("required"),
      require_resident_key: z.literal(true),
      user_verification: z.literal("required"),
    }),
    attestation: z.literal("none"),
  })
  .meta({ id: "PasskeyCreationOptions" })

export const PasskeyRequestOptions = z
  .object({
    challenge: z.string(),
    rp_id: z.string(),
    timeout: z.int(),
    user_verification: z.literal("required"),
  })
  .meta({ id: "PasskeyRequestOptions" })

export const NewPasskeyCredential = z
  .object({
    id: Base64Url,
    client_data_json: Base64Url,
    attestation_object: Base64Url,
    transports: z.array(z.string().max(40)).max(10).default([]),
  })
  .meta({ id: "NewPasskeyCredential" })

export const PasskeyCredential = z
  .object({
    id: Base64Url,
    client_data_json: Base64Url,
    authenticator_data: Base64Url,
    signature: Base64Url,
    user_handle: Base64Url.nullish(),
  })
  .meta({ id: "PasskeyCredential" })

const params = z.object({ id: uuidOf("passkey") })

export const listPasskeys = route({
  method: "get",
  path: "/v1/passkeys",
  summary: "The caller's own passkeys",
  tag: "Passkeys",
  access: "signed-in",
  beforeSecondFactor: true,
  success: { status: 200, body: z.object({ items: z.array(Passkey) }) },
  errors: [],
})

export const startPasskey = route({
  method: "post",
  path: "/v1/passkeys/options",
  summary: "What `navigator.credentials.create` needs for a new passkey; valid for 10 minutes",
  tag: "Passkeys",
  access: "signed-in",
  guarded: true,
  beforeSecondFactor: true,
  limit: { per: "user", points: 30, seconds: 3600 },
  body: OwnerProof,
  success: { status: 200, body: PasskeyCreationOptions },
  errors: ["auth.sign_in_again", "password.wrong"],
})

export const addPasskey = route({
  method: "post",
  path: "/v1/passkeys",
  summary: "Register the new passkey; the first second factor of an account also returns recovery codes",
  tag: "Passkeys",
  access: "signed-in",
  beforeSecondFactor: true,
  limit: { per: "user", points: 30, seconds: 3600 },
  body: z.object({
    name: Label.optional().meta({ description: "Unset: a description of the device" }),
    credential: NewPasskeyCredential,
  }),
  success: {
    status: 201,
    body: z.object({
      passkey: Passkey,
      recovery_codes: z.array(z.string()).nullable().meta({ description: "Shown only once" }),
    }),
  },
  errors: ["auth.credentials_changed", "passkey.refused", "passkey.already_known"],
})

export const renamePasskey = route({
  method: "patch",
  path: "/v1/passkeys/{id}",
  summary: "Rename a passkey",
  tag: "Passkeys",
  access: "signed-in",
  params,
  body: z.object({ name: Label }),
  success: { status: 200, body: Passkey },
  errors: ["passkey.not_found"],
})

export const removePasskey = route({
  method: "delete",
  path: "/v1/passkeys/{id}",
  summary: "Delete a passkey",
  tag: "Passkeys",
  access: "signed-in",
  guarded: true,
  limit: { per: "user", points: 30, seconds: 3600 },
  params,
  body: OwnerProof,
  success: { status: 204, body: null },
  errors: [
    "auth.credentials_changed",
    "auth.last_way_in",
    "auth.sign_in_again",
    "password.wrong",
    "passkey.not_found",
  ],
})

export const startPasskeySignIn = route({
  method: "post",
  path: "/v1/auth/passkey-options",
  summary: "What `navigator.credentials.get` needs; valid for 10 minutes",
  tag: "Passkeys",
  access: "public",
  whileSuspended: true,
  limit: { per: "ip", points: 120, seconds: 300 },
  success: { status: 200, body: PasskeyRequestOptions },
  errors: [],
})

export const signInWithPasskey = route({
  method: "post",
  path: "/v1/auth/passkey",
  summary: "Sign in with a passkey alone, or finish a sign-in that asked for a second factor",
  tag: "Passkeys",
  access: "public",
  whileSuspended: true,
  limit: { per: "ip", points: 60, seconds: 300 },
  body: z.object({
    credential: PasskeyCredential,
    challenge: Challenge.optional().meta({ description: "Of the sign-in to finish, if any" }),
  }),
  success: { status: 200, body: Tokens },
  errors: [
    "auth.credentials_changed",
    "auth.challenge_expired",
    "passkey.refused",
    "sso.already_linked",
    "sso.another_linked",
  ],
})

export const routes = [
  listPasskeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  startPasskeySignIn,
  signInWithPasskey,
] as const
