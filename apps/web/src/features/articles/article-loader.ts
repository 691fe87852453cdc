import { notFound } from "@tanstack/react-router"
import { type Article, fetchArticle, isUnknownArticle } from "./queries.ts"

export async function loadArticle(id: string, signal: AbortSignal): Promise<Article> {
  try {
    return await fetchArticle(id, signal)
  } catch (error) {
    if (isUnknownArticle(error)) throw notFound()
    throw error
  }
}
