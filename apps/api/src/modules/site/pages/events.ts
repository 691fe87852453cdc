import { event } from "#api/kernel/events/events"

/** Tag of everything that shows this page. */
export const pageTag = (id: string) => `page:${id}`

export const pageChanged = event<{ readonly id: string }>("page.changed", {
  changes: ({ id }) => [pageTag(id)],
  audience: () => "everyone",
})
