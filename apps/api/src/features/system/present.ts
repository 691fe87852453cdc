import type { AnyEvent } from "#api/platform/events"

/** What the public may hear of, or undefined for events that are nobody's business. */
export function presentLiveMessage(event: AnyEvent | "resync") {
  if (event === "resync") return { name: "resync" as const }
  switch (event.name) {
    case "article.published":
    case "article.changed":
      return { name: event.name, article_id: event.payload.articleId }
    case "session.opened":
      return undefined
    default:
      return event satisfies never
  }
}
