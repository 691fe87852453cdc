import type { Language } from "@shirube/contract/language"
import { isNull } from "drizzle-orm"
import type { Tx } from "#api/db/client"
import type { TipId } from "#api/db/ids"
import { selectLastPublished, selectPublished } from "#api/db/public-pages"
import { tips } from "#api/db/tables/tips"
import type { PagePlace } from "#api/platform/public-pages"

const isThere = isNull(tips.withdrawnAt)

export const selectPages = (tx: Tx, place: PagePlace) => selectPublished<TipId>(tx, tips, place, isThere)

export const selectLast = (tx: Tx, language: Language, limit: number) =>
  selectLastPublished<TipId>(tx, tips, language, limit, isThere)
