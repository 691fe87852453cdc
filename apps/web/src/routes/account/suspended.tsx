import { createFileRoute, redirect } from "@tanstack/react-router"
import { withPrefix } from "#web/lib/language/language.ts"
import { useMember } from "#web/lib/page/use-app.ts"
import { loadSuspension } from "#web/modules/editorial/suspensions/queries.ts"
import { SuspendedPage } from "#web/modules/editorial/suspensions/suspended-page.tsx"
import { LanguageForm } from "#web/modules/people/account/language-form.tsx"

export const Route = createFileRoute("/account/suspended")({
  staticData: { title: "account.suspended.title", access: "user", texts: ["account", "forms"] },
  loader: async ({ context, abortController }) => {
    const suspension = await loadSuspension(abortController.signal)
    if (suspension) return suspension
    throw redirect({ href: withPrefix("/account", context.locale.prefix) })
  },
  gcTime: 0,
  component: Suspended,
})

function Suspended() {
  return (
    <SuspendedPage
      suspension={Route.useLoaderData()}
      languageForm={<LanguageForm language={useMember().language} />}
    />
  )
}
