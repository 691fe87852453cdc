import { createFileRoute, redirect } from "@tanstack/react-router"
import { withPrefix } from "#web/lib/language/language.ts"
import { CompletePage } from "#web/modules/people/ambassador/complete-page.tsx"
import { loadAmbassador } from "#web/modules/people/ambassador/queries.ts"

export const Route = createFileRoute("/ambassador/application/complete")({
  staticData: { title: "ambassador.tab", access: "registered", texts: ["ambassador"] },
  loader: async ({ context }) => {
    const { review } = await loadAmbassador(context)
    if (!review) throw redirect({ href: withPrefix("/ambassador/application", context.locale.prefix) })
  },
  gcTime: 0,
  component: CompletePage,
})
