import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import type { PastEventId } from "#api/kernel/db/ids"
import { selectLastPublished, selectPublished } from "#api/kernel/db/public-pages"
import { pastEvents } from "#api/kernel/db/tables/learning/past-events"
import type { PageCursor } from "#api/kernel/features/public-pages"

export const selectPages = (tx: Tx, place: PageCursor) => selectPublished<PastEventId>(tx, pastEvents, place)

export const selectLast = (tx: Tx, language: Language, limit: number) =>
  selectLastPublished<PastEventId>(tx, pastEvents, language, limit)
