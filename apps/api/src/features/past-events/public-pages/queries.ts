import type { Language } from "@shirube/contract/language"
import type { Tx } from "#api/db/client"
import type { PastEventId } from "#api/db/ids"
import { selectLastPublished, selectPublished } from "#api/db/public-pages"
import { pastEvents } from "#api/db/tables/past-events"
import type { PagePlace } from "#api/platform/public-pages"

export const selectPages = (tx: Tx, place: PagePlace) => selectPublished<PastEventId>(tx, pastEvents, place)

export const selectLast = (tx: Tx, language: Language, limit: number) =>
  selectLastPublished<PastEventId>(tx, pastEvents, language, limit)
