import { createFileRoute, redirect } from "@tanstack/react-router"
import { CompletePage } from "#web/features/ambassador/complete-page.tsx"
import { loadAmbassador } from "#web/features/ambassador/queries.ts"
import { withPrefix } from "#web/lib/language.ts"

export const Route = createFileRoute("/ambassador/application/complete")({
  staticData: { title: "ambassador.tab", access: "registered", texts: ["ambassador"] },
  loader: async ({ context }) => {
    const { review } = await loadAmbassador(context)
    if (!review) throw redirect({ href: withPrefix("/ambassador/application", context.locale.prefix) })
  },
  gcTime: 0,
  component: CompletePage,
})
