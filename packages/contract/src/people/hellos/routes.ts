// Saying hello to another member of the directory. Neither learns how to reach the other before it is accepted.
import { LONGEST_CONTACT, LONGEST_HELLO } from "@shirube/vocabulary/people/hellos/choices"
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { ShownLines, shownText } from "../../text/shown-text.ts"
import { Instant } from "../../wire.ts"

export const HELLOS_SHOWN = 50

export const Hello = z
  .object({
    id: z.uuid(),
    person: z.object({ id: z.uuid(), name: z.string(), seal: z.string() }),
    is_own: z.boolean().meta({ description: "The caller sent it" }),
    is_accepted: z
      .boolean()
      .meta({ description: "The sender of one that was not accepted is never told whether it was read" }),
    text: z.string(),
    contact: z
      .string()
      .nullable()
      .meta({ description: "How to reach the other person; null until it is accepted, or if not given" }),
    sent_at: Instant,
  })
  .meta({ id: "Hello" })

const tag = "Hellos"
const access = { registered: true } as const
const limit = { per: "user", points: 30, seconds: 3_600 } as const
const params = z.object({ id: uuidOf("hello") })

export const listHellos = route({
  method: "get",
  path: "/v1/hellos",
  summary: `The caller's hellos that wait or were accepted, newest first, at most ${HELLOS_SHOWN}`,
  tag,
  access,
  success: { status: 200, body: z.object({ items: z.array(Hello) }) },
  errors: [],
})

export const sayHello = route({
  method: "put",
  path: "/v1/members/{id}/hello",
  summary: "Say hello to a member, once for all. Idempotent.",
  tag,
  access,
  limit,
  params: z.object({ id: uuidOf("user") }),
  body: z.object({
    text: ShownLines(LONGEST_HELLO),
    contact: shownText(LONGEST_CONTACT).meta({
      description: "How to reach the caller; shown once they accept",
    }),
  }),
  success: { status: 204, body: null },
  errors: [
    "hello.contact_data",
    "hello.not_for_companies",
    "hello.once",
    "hello.own",
    "hello.theirs_waits",
    "hello.too_many",
    "hello.unlisted",
    "member.not_found",
  ],
})

export const acceptHello = route({
  method: "put",
  path: "/v1/hellos/{id}/acceptance",
  summary: "Accept a hello: both see how to reach each other. Idempotent.",
  tag,
  access,
  limit,
  params,
  body: z.object({ contact: shownText(LONGEST_CONTACT).optional() }),
  success: { status: 204, body: null },
  errors: ["hello.not_found"],
})

export const removeHello = route({
  method: "delete",
  path: "/v1/hellos/{id}",
  summary: "Decline, withdraw or end a hello. The other person is not notified. Idempotent.",
  tag,
  access,
  limit,
  params,
  success: { status: 204, body: null },
  errors: [],
})

export const routes = [listHellos, sayHello, acceptHello, removeHello] as const
