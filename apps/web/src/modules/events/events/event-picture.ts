import type { Language } from "@shirube/vocabulary/language"
import type { Event } from "./queries.ts"

/**
 * A PNG that the server draws: not every service that previews links reads the format of the organisers'
 * pictures. The version in the URL changes with the event.
 */
export const drawnPictureOf = ({ id, updatedAt }: Pick<Event, "id" | "updatedAt">, language: Language) =>
  `/og/event/${id}/${language}.png?v=${Date.parse(updatedAt).toString(36)}`

/** The organisers' own picture first, if there is one. */
export const picturesOf = (event: Pick<Event, "id" | "updatedAt" | "picture">, language: Language) => [
  ...(event.picture ? [event.picture.large] : []),
  drawnPictureOf(event, language),
]
