// Push notifications, shown even while no page of the site is open (RFC 8030).
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { Instant } from "../../wire.ts"

const ServerKey = z
  .string()
  .regex(/^[\w-]{87}$/)
  .meta({ description: "The site's public key (`applicationServerKey`), in base64url" })

export const PushDevice = z
  .object({
    id: z.uuid(),
    device: z.string().meta({ description: "Description of the browser" }),
    is_here: z.boolean().meta({ description: "Enabled in the caller's session" }),
    created_at: Instant,
  })
  .meta({ id: "PushDevice" })

const limit = { per: "user", points: 60, seconds: 60 } as const

export const getPush = route({
  method: "get",
  path: "/v1/push",
  summary: "The caller's devices with push notifications, and the key to subscribe another one",
  tag: "Notifications",
  access: "signed-in",
  success: { status: 200, body: z.object({ server_key: ServerKey, devices: z.array(PushDevice) }) },
  errors: [],
})

export const subscribePush = route({
  method: "put",
  path: "/v1/push/subscription",
  summary: "Enable push on this device until its session ends; repeating it only updates the language",
  tag: "Notifications",
  access: "signed-in",
  limit,
  body: z.object({
    endpoint: z.url().max(1_000),
    p256dh: z.string().regex(/^[\w-]{87}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
    server_key: ServerKey,
  }),
  success: { status: 200, body: PushDevice },
  errors: ["push.subscription_refused", "push.key_changed"],
})

export const unsubscribePush = route({
  method: "delete",
  path: "/v1/push/subscriptions/{id}",
  summary: "Disable push on a device",
  tag: "Notifications",
  access: "signed-in",
  limit,
  params: z.object({ id: uuidOf("push-subscription") }),
  success: { status: 204, body: null },
  errors: ["push.not_found"],
})

export const routes = [getPush, subscribePush, unsubscribePush] as const
