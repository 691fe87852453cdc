import type { Language } from "@shirube/vocabulary/language"
import { isNull } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { EventId } from "#api/kernel/db/ids"
import { selectLastPublished, selectPublished } from "#api/kernel/db/public-pages"
import { heldEvents } from "#api/kernel/db/tables/events/events"
import type { PagePlace } from "#api/kernel/features/public-pages"

export const selectPages = (tx: Tx, place: PagePlace) => selectPublished<EventId>(tx, heldEvents, place)

export const selectLast = (tx: Tx, language: Language, limit: number) =>
  selectLastPublished<EventId>(tx, heldEvents, language, limit, isNull(heldEvents.cancelledAt))
