// A past event as editors write it (editorial/writing): the shapes of its draft.
import { LONGEST_LESSON_MS } from "@shirube/vocabulary/learning/courses/choices"
import { LONGEST_CUE, MOST_CUES } from "@shirube/vocabulary/learning/courses/draft-choices"
import { MOST_SOURCES } from "@shirube/vocabulary/learning/courses/draft-sources"
import {
  LONGEST_ASKED_QUESTION,
  LONGEST_GIVEN_ANSWER,
  LONGEST_PAST_EVENT_SUMMARY,
  LONGEST_PAST_EVENT_TITLE,
  MOST_ASKED_QUESTIONS,
  MOST_PAST_EVENT_TOPICS,
  MOST_SPEAKERS,
  pastEventKinds,
} from "@shirube/vocabulary/learning/past-events/choices"
import { topics } from "@shirube/vocabulary/topics"
import { z } from "zod"
import { line, orEmpty, text } from "../../drafted.ts"
import { NamedUuid } from "../../ids.ts"
import { CalendarDate, Language } from "../../wire.ts"
import { DraftedSourceFields } from "../articles/writing.ts"

const unique = <Item>(items: readonly Item[]) => new Set(items).size === items.length
const Moment = z.int().min(0).max(LONGEST_LESSON_MS)

export const PastEventFields = {
  details: z.strictObject({
    kind: z.enum(pastEventKinds),
    topics: z.array(z.enum(topics)).max(MOST_PAST_EVENT_TOPICS).refine(unique),
    held: orEmpty(CalendarDate),
    speakers: z.array(NamedUuid).max(MOST_SPEAKERS).refine(unique),
    video: orEmpty(NamedUuid),
    spoken: Language,
    slides: orEmpty(NamedUuid),
    sources: z.array(DraftedSourceFields).max(MOST_SOURCES),
  }),
  text: z.strictObject({
    title: line(LONGEST_PAST_EVENT_TITLE),
    markdown: text(LONGEST_PAST_EVENT_SUMMARY),
    questions: z
      .array(z.strictObject({ question: line(LONGEST_ASKED_QUESTION), answer: text(LONGEST_GIVEN_ANSWER) }))
      .max(MOST_ASKED_QUESTIONS),
    captions: z.strictObject({
      video: orEmpty(NamedUuid),
      cues: z.array(z.strictObject({ starts: Moment, ends: Moment, text: text(LONGEST_CUE) })).max(MOST_CUES),
      marks: z
        .array(z.strictObject({ starts: Moment, title: line(LONGEST_PAST_EVENT_TITLE) }))
        .max(MOST_CUES),
    }),
  }),
}
