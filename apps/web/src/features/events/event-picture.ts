import type { Language } from "@shirube/contract/language"
import type { Event } from "./queries.ts"

/**
 * Drawn by us, as a PNG: services that show a link with its picture do not all read the form in which the organisers' own is kept.
 * Another version of the event, another address.
 */
export const drawnPictureOf = ({ id, updatedAt }: Pick<Event, "id" | "updatedAt">, language: Language) =>
  `/og/event/${id}/${language}.png?v=${Date.parse(updatedAt).toString(36)}`

/** The organisers' own first, where they have one. */
export const picturesOf = (event: Pick<Event, "id" | "updatedAt" | "picture">, language: Language) => [
  ...(event.picture ? [event.picture.large] : []),
  drawnPictureOf(event, language),
]
