// A member's notes on a lesson. Private to the member.

import { LONGEST_LESSON_MS, LONGEST_NOTE } from "@shirube/vocabulary/learning/courses/choices"
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { Instant } from "../../wire.ts"
import { LessonId } from "./reading.ts"

const NoteId = uuidOf("note").meta({ description: "Identifies a note" })

export const LessonNote = z
  .object({ id: z.string(), at_ms: z.int(), text: z.string(), changed_at: Instant })
  .meta({ id: "LessonNote" })

const text = z.string().trim().min(1).max(LONGEST_NOTE)
const limit = { per: "user", points: 60, seconds: 60 } as const

export const listNotes = route({
  method: "get",
  path: "/v1/lessons/{id}/notes",
  summary: "The caller's own notes on a lesson, in the order of the video",
  tag: "Courses",
  access: "signed-in",
  params: z.object({ id: LessonId }),
  success: { status: 200, body: z.object({ items: z.array(LessonNote) }) },
  errors: ["lesson.not_found", "lesson.for_members"],
})

export const writeNote = route({
  method: "post",
  path: "/v1/lessons/{id}/notes",
  summary: "Add a note to a moment of a lesson",
  tag: "Courses",
  access: "signed-in",
  retry: true,
  limit,
  params: z.object({ id: LessonId }),
  body: z.object({ at_ms: z.int().min(0).max(LONGEST_LESSON_MS), text }),
  success: { status: 201, body: LessonNote },
  errors: ["lesson.not_found", "lesson.for_members", "note.too_many"],
})

export const changeNote = route({
  method: "patch",
  path: "/v1/notes/{id}",
  summary: "Change a note of the caller's own",
  tag: "Courses",
  access: "signed-in",
  limit,
  params: z.object({ id: NoteId }),
  body: z.object({ text }),
  success: { status: 200, body: LessonNote },
  errors: ["note.not_found"],
})

export const removeNote = route({
  method: "delete",
  path: "/v1/notes/{id}",
  summary: "Delete a note of the caller's own. Idempotent.",
  tag: "Courses",
  access: "signed-in",
  limit,
  params: z.object({ id: NoteId }),
  success: { status: 204, body: null },
  errors: [],
})

export const routes = [listNotes, writeNote, changeNote, removeNote] as const
