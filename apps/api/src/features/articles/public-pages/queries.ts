import type { Language } from "@shirube/contract/language"
import type { Tx } from "#api/db/client"
import type { ArticleId } from "#api/db/ids"
import { selectLastPublished, selectPublished } from "#api/db/public-pages"
import { articles } from "#api/db/tables/articles"
import type { PagePlace } from "#api/platform/public-pages"

export const selectPages = (tx: Tx, place: PagePlace) => selectPublished<ArticleId>(tx, articles, place)

export const selectLast = (tx: Tx, language: Language, limit: number) =>
  selectLastPublished<ArticleId>(tx, articles, language, limit)
