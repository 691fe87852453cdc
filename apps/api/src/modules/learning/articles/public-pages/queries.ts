import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import type { ArticleId } from "#api/kernel/db/ids"
import { selectLastPublished, selectPublished } from "#api/kernel/db/public-pages"
import { articles } from "#api/kernel/db/tables/learning/articles"
import type { PageCursor } from "#api/kernel/features/public-pages"

export const selectPages = (tx: Tx, place: PageCursor) => selectPublished<ArticleId>(tx, articles, place)

export const selectLast = (tx: Tx, language: Language, limit: number) =>
  selectLastPublished<ArticleId>(tx, articles, language, limit)
