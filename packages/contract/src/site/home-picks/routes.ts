// What the editors have picked for the home page.
import { MOST_PICKS, pickedNouns } from "@shirube/vocabulary/site/home-picks/writing"
import { z } from "zod"
import { route } from "../../route.ts"
import { RubyText, WrittenLanguage } from "../../wire.ts"

export const PickedItem = z
  .object({
    noun: z.enum(pickedNouns),
    id: z.string(),
    path: z.string().meta({ description: "Its page, without a language prefix" }),
    language: WrittenLanguage.meta({ description: "Language of the title" }),
    title_ruby: RubyText,
  })
  .meta({ id: "PickedItem" })

export const listHomePicks = route({
  method: "get",
  path: "/v1/home-picks",
  summary:
    "What the editors have picked for readers of this language, in their order; what is no longer public, and events that are over, are left out",
  tag: "Pages",
  access: "public",
  shared: true,
  success: { status: 200, body: z.object({ items: z.array(PickedItem).max(MOST_PICKS) }) },
  errors: [],
})

export const routes = [listHomePicks] as const
