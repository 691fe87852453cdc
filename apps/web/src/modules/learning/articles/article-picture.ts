import type { Article } from "./queries.ts"

/** The URL of an article's picture. It contains the version, so it can be cached forever. */
export const pictureOf = ({ id, updatedAt }: Pick<Article, "id" | "updatedAt">, language: string) =>
  `/og/article/${id}/${language}.png?v=${Date.parse(updatedAt).toString(36)}`
