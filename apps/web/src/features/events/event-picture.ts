import type { Language } from "@shirube/contract/language"
import type { Event } from "./queries.ts"

/** Another version of the event, another address. */
export const pictureOf = ({ id, updatedAt }: Pick<Event, "id" | "updatedAt">, language: Language) =>
  `/og/event/${id}/${language}.png?v=${Date.parse(updatedAt).toString(36)}`
