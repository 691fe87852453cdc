// Notes of editors about a person. They are in the data export of that person.
import {
  LONGEST_MEMBER_NOTE,
  MEMBER_NOTES_PER_PAGE,
  MEMBER_NOTES_PER_PAGE_MAX,
} from "@shirube/vocabulary/editorial/member-notes/choices"
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { ShownLines } from "../../text/shown-text.ts"
import { Instant, page, pageQuery } from "../../wire.ts"

export const MemberNote = z
  .object({
    id: uuidOf("member-note"),
    text: z.string(),
    by: z.string().nullable().meta({ description: "Null once their account is deleted" }),
    is_own: z.boolean().meta({ description: "The caller may change and remove it" }),
    created_at: Instant,
    edited_at: Instant.nullable(),
  })
  .meta({ id: "MemberNote" })

const editors = {
  tag: "Editors",
  access: { roles: ["editor"], editorRoles: ["moderator", "screener"] },
  limit: { per: "user", points: 120, seconds: 60 },
} as const

const member = z.object({ id: uuidOf("user") })
const note = z.object({ id: uuidOf("member-note") })
const body = z.object({ text: ShownLines(LONGEST_MEMBER_NOTE) }).meta({ id: "MemberNoteText" })

export const listMemberNotes = route({
  method: "get",
  path: "/v1/editors/members/{id}/notes",
  summary: "Editors' notes about a person, newest first",
  ...editors,
  params: member,
  query: z.object(pageQuery(MEMBER_NOTES_PER_PAGE_MAX, MEMBER_NOTES_PER_PAGE)),
  success: { status: 200, body: page(MemberNote) },
  errors: ["member_lookup.not_found", "cursor.invalid"],
})

export const addMemberNote = route({
  method: "post",
  path: "/v1/editors/members/{id}/notes",
  summary: "Write a note about a person; it is in their data export",
  ...editors,
  params: member,
  body,
  success: { status: 201, body: MemberNote },
  errors: ["member_lookup.not_found"],
})

export const changeMemberNote = route({
  method: "put",
  path: "/v1/editors/notes/{id}",
  summary: "Change one's own note",
  ...editors,
  params: note,
  body,
  success: { status: 200, body: MemberNote },
  errors: ["member_note.not_found", "member_note.not_yours"],
})

export const removeMemberNote = route({
  method: "delete",
  path: "/v1/editors/notes/{id}",
  summary: "Remove one's own note",
  ...editors,
  params: note,
  success: { status: 204, body: null },
  errors: ["member_note.not_found", "member_note.not_yours"],
})

export const routes = [listMemberNotes, addMemberNote, changeMemberNote, removeMemberNote] as const
