import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { Instant } from "../../wire.ts"
import { OwnerProof } from "../second-factor/routes.ts"
import { SsoCode } from "../sso/routes.ts"

export const Identity = z
  .object({
    id: z.uuid(),
    provider: z
      .object({ key: z.string(), name: z.string() })
      .nullable()
      .meta({ description: "As in `/v1/auth/providers`; null if the service is no longer offered" }),
    issuer: z.string(),
    linked_at: Instant,
    is_current: z.boolean().meta({ description: "This session was started with it" }),
    may_disconnect: z.boolean().meta({ description: "False for the only way to sign in" }),
  })
  .meta({ id: "Identity" })

export const listIdentities = route({
  method: "get",
  path: "/v1/user/identities",
  summary: "Sign-ins of other services connected to the caller's account, oldest first",
  tag: "Identities",
  access: "signed-in",
  whileSuspended: true,
  beforeSecondFactor: true,
  success: { status: 200, body: z.object({ items: z.array(Identity) }) },
  errors: [],
})

export const startConnection = route({
  method: "post",
  path: "/v1/user/identities/state",
  summary:
    "Start to connect a service: returns the `state` to send to it. Valid once, for 10 minutes, for this account and service only",
  tag: "Identities",
  access: "signed-in",
  guarded: true,
  limit: { per: "user", points: 30, seconds: 3600 },
  body: z.object({ provider: z.string().min(1).max(60), ...OwnerProof.shape }),
  success: { status: 200, body: z.object({ state: z.string() }) },
  errors: ["auth.sign_in_again", "password.wrong", "sso.provider_unknown"],
})

export const connectIdentity = route({
  method: "post",
  path: "/v1/user/identities",
  summary:
    "Connect the caller's account with the sign-in that another service sent back. Requires a state from `/v1/user/identities/state`: that of an ordinary sign-in is refused",
  tag: "Identities",
  access: "signed-in",
  limit: { per: "user", points: 30, seconds: 3600 },
  body: SsoCode,
  success: { status: 201, body: Identity },
  errors: [
    "auth.credentials_changed",
    "identity.connection_expired",
    "sso.already_linked",
    "sso.another_linked",
    "sso.provider_unknown",
    "sso.refused",
    "sso.unavailable",
  ],
})

export const disconnectIdentity = route({
  method: "delete",
  path: "/v1/user/identities/{id}",
  summary: "Disconnect another service; every session started with it ends, including this one",
  tag: "Identities",
  access: "signed-in",
  guarded: true,
  limit: { per: "user", points: 30, seconds: 3600 },
  params: z.object({ id: uuidOf("identity") }),
  body: OwnerProof,
  success: { status: 204, body: null },
  errors: [
    "auth.credentials_changed",
    "auth.last_way_in",
    "auth.sign_in_again",
    "identity.not_found",
    "password.wrong",
  ],
})

export const routes = [listIdentities, startConnection, connectIdentity, disconnectIdentity] as const
