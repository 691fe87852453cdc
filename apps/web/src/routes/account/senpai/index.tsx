import { createFileRoute, redirect } from "@tanstack/react-router"
import { memberIn } from "#web/lib/auth/route-guards.ts"
import { withPrefix } from "#web/lib/language/language.ts"
import { loadOwnScreening } from "#web/modules/people/screenings/queries.ts"
import { StatusPage } from "#web/modules/people/screenings/status-page.tsx"

export const Route = createFileRoute("/account/senpai/")({
  staticData: { title: "screening.title", access: "registered", texts: ["forms", "screening"] },
  loader: async ({ context }) => {
    if (memberIn(context).role !== "senpai")
      throw redirect({ href: withPrefix("/account", context.locale.prefix) })
    await loadOwnScreening(context)
  },
  // Never cached: editors may have decided meanwhile.
  gcTime: 0,
  component: StatusPage,
})
