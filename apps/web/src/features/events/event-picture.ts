import type { Language } from "@shirube/contract/language"
import type { Event } from "./queries.ts"

/** What the organisers chose; else one of ours. Another version of the event, another address. */
export const pictureOf = (
  { id, updatedAt, picture }: Pick<Event, "id" | "updatedAt" | "picture">,
  language: Language,
) => picture?.large ?? `/og/event/${id}/${language}.png?v=${Date.parse(updatedAt).toString(36)}`
