import type { Language } from "@shirube/vocabulary/language"
import { isNull } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { EventId } from "#api/kernel/db/ids"
import { selectLastPublished, selectPublished } from "#api/kernel/db/public-pages"
import { publishedEvents } from "#api/kernel/db/tables/events/events"
import type { PageCursor } from "#api/kernel/features/public-pages"

export const selectPages = (tx: Tx, place: PageCursor) => selectPublished<EventId>(tx, publishedEvents, place)

export const selectLast = (tx: Tx, language: Language, limit: number) =>
  selectLastPublished<EventId>(tx, publishedEvents, language, limit, isNull(publishedEvents.cancelledAt))
