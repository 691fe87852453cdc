import { createFileRoute, redirect } from "@tanstack/react-router"
import { withPrefix } from "#web/lib/language/language.ts"
import { writingHref } from "#web/modules/editorial/writing/queries.ts"

/** Where past events were written before they became documents. */
export const Route = createFileRoute("/editors/past-events")({
  staticData: { access: "editor", layout: "none", moved: true },
  loader: ({ context }) => {
    const href = withPrefix(writingHref({ noun: "past-event" }), context.locale.prefix)
    throw redirect({ href, statusCode: 301 })
  },
})
