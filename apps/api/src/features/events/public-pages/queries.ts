import type { Language } from "@shirube/contract/language"
import { isNull } from "drizzle-orm"
import type { Tx } from "#api/db/client"
import type { EventId } from "#api/db/ids"
import { selectLastPublished, selectPublished } from "#api/db/public-pages"
import { heldEvents } from "#api/db/tables/events"
import type { PagePlace } from "#api/platform/public-pages"

export const selectPages = (tx: Tx, place: PagePlace) => selectPublished<EventId>(tx, heldEvents, place)

export const selectLast = (tx: Tx, language: Language, limit: number) =>
  selectLastPublished<EventId>(tx, heldEvents, language, limit, isNull(heldEvents.cancelledAt))
