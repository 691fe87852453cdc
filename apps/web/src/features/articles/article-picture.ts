import type { Article } from "./queries.ts"

/** The address of an article's picture. The version makes a changed article a new picture, so the old one keeps for ever. */
export const pictureOf = ({ id, updatedAt }: Pick<Article, "id" | "updatedAt">, language: string) =>
  `/og/article/${id}/${language}.png?v=${Date.parse(updatedAt).toString(36)}`
