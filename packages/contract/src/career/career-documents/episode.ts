// An episode of the student's story, in any language. Unfinished texts are empty.

import {
  episodeSettings,
  LONGEST_DOCUMENT_TITLE,
  LONGEST_EPISODE_TEXT,
  MOST_STRENGTHS,
  strengths,
} from "@shirube/vocabulary/career/career-documents/choices"
import { z } from "zod"
import { areUnique, draftLine, draftLines, ListedName, Month } from "./texts.ts"

export const EpisodeContent = z
  .object({
    kind: z.literal("episode"),
    title: draftLine(LONGEST_DOCUMENT_TITLE),
    prompt: ListedName.nullable().meta({ description: "The guided question that it began with" }),
    setting: z.enum(episodeSettings).nullable().meta({ description: "Where it took place" }),
    from: Month.nullable(),
    to: Month.nullable(),
    situation: draftLines(LONGEST_EPISODE_TEXT),
    action: draftLines(LONGEST_EPISODE_TEXT),
    result: draftLines(LONGEST_EPISODE_TEXT),
    learned: draftLines(LONGEST_EPISODE_TEXT),
    strengths: z.array(z.enum(strengths)).max(MOST_STRENGTHS).refine(areUnique),
  })
  .meta({ id: "EpisodeContent" })
export type EpisodeContent = z.infer<typeof EpisodeContent>
