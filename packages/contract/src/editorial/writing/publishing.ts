// What readers see of a document: publishing now or later, withdrawing, the trash, and its address.

import { z } from "zod"
import { route } from "../../route.ts"
import { Instant } from "../../wire.ts"
import {
  Address,
  access,
  document,
  Languages,
  limit,
  params,
  refused,
  reviewers,
  tag,
  Versions,
} from "./documents.ts"

export const publishWriting = route({
  method: "post",
  path: "/v1/editors/writing/{noun}/{id}/publish",
  summary: "Publish the details and these languages as drafted; what is missing is named under `errors`",
  tag,
  access: reviewers,
  limit,
  params,
  body: z.object({ versions: Versions, languages: Languages }),
  success: document,
  errors: [...refused, "writing.unfinished"],
})

export const scheduleWriting = route({
  method: "post",
  path: "/v1/editors/writing/{noun}/{id}/schedule",
  summary: "Publish these languages, as they are drafted then, at a later time; null cancels it",
  tag,
  access: reviewers,
  limit,
  params,
  body: z.object({ versions: Versions, languages: Languages, at: Instant.nullable() }),
  success: document,
  errors: [...refused, "writing.unfinished", "writing.time_past"],
})

export const reviewWriting = route({
  method: "post",
  path: "/v1/editors/writing/{noun}/{id}/review",
  summary: "Ask another editor to read these languages, or withdraw that",
  tag,
  access,
  limit,
  params,
  body: z.object({ languages: Languages, is_wanted: z.boolean() }),
  success: document,
  errors: ["writing.not_found", "writing.in_trash"],
})

export const withdrawWriting = route({
  method: "post",
  path: "/v1/editors/writing/{noun}/{id}/withdraw",
  summary: "Unpublish these languages; the drafts are kept",
  tag,
  access: reviewers,
  limit,
  params,
  body: z.object({ languages: Languages }),
  success: document,
  errors: ["writing.not_found", "writing.locked", "writing.in_trash", "writing.in_use", "writing.fixed"],
})

export const trashWriting = route({
  method: "post",
  path: "/v1/editors/writing/{noun}/{id}/trash",
  summary: "Unpublish it and put it in the trash, which deletes it for good after 30 days",
  tag,
  access: reviewers,
  limit,
  params,
  success: document,
  errors: ["writing.not_found", "writing.locked", "writing.in_use", "writing.fixed"],
})

export const restoreWriting = route({
  method: "post",
  path: "/v1/editors/writing/{noun}/{id}/restore",
  summary: "Take it out of the trash, as a draft",
  tag,
  access: reviewers,
  limit,
  params,
  success: document,
  errors: ["writing.not_found"],
})

export const moveWriting = route({
  method: "post",
  path: "/v1/editors/writing/{noun}/{id}/address",
  summary: "Change the address; the old one leads to the new one",
  tag,
  access: reviewers,
  limit,
  params,
  body: z.object({ address: Address }),
  success: document,
  errors: [
    "writing.not_found",
    "writing.locked",
    "writing.in_trash",
    "writing.address_taken",
    "writing.address_fixed",
    "writing.fixed",
  ],
})

export const routes = [
  publishWriting,
  scheduleWriting,
  reviewWriting,
  withdrawWriting,
  trashWriting,
  restoreWriting,
  moveWriting,
] as const
