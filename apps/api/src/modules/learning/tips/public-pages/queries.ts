import type { Language } from "@shirube/vocabulary/language"
import { isNull } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { TipId } from "#api/kernel/db/ids"
import { selectLastPublished, selectPublished } from "#api/kernel/db/public-pages"
import { tips } from "#api/kernel/db/tables/learning/tips"
import type { PageCursor } from "#api/kernel/features/public-pages"

const isThere = isNull(tips.withdrawnAt)

export const selectPages = (tx: Tx, place: PageCursor) => selectPublished<TipId>(tx, tips, place, isThere)

export const selectLast = (tx: Tx, language: Language, limit: number) =>
  selectLastPublished<TipId>(tx, tips, language, limit, isThere)
