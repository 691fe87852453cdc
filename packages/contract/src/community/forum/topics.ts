import { topics } from "@shirube/vocabulary/topics"
import { z } from "zod"
import { route } from "../../route.ts"
import { tag } from "./texts.ts"

export const TopicKey = z.enum(topics).meta({ description: "One of the twelve topics" })

export const ShownTopic = z
  .object({
    key: TopicKey,
    name: z.string(),
    description: z.string(),
    question_count: z.int(),
  })
  .meta({ id: "Topic" })

export const listTopics = route({
  method: "get",
  path: "/v1/topics",
  summary: "All topics in the order shown on the site, with their number of questions",
  tag,
  access: "public",
  shared: true,
  success: { status: 200, body: z.object({ items: z.array(ShownTopic) }) },
  errors: [],
})

export const routes = [listTopics] as const
