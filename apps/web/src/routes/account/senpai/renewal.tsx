import { createFileRoute, redirect, useRouter } from "@tanstack/react-router"
import { useTranslations } from "use-intl"
import { memberIn } from "#web/lib/auth/route-guards.ts"
import { withPrefix } from "#web/lib/language/language.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { useOptions } from "#web/modules/people/profile/parts/part.ts"
import { loadLists } from "#web/modules/people/profile/queries.ts"
import { loadRenewable } from "#web/modules/people/screenings/queries.ts"
import { RenewalButton, RenewalPage } from "#web/modules/people/screenings/renewal-page.tsx"
import { loadApplication } from "#web/modules/people/sign-up/queries.ts"
import { WorkHistoryForm } from "#web/modules/people/sign-up/work-history-form.tsx"

export const Route = createFileRoute("/account/senpai/renewal")({
  staticData: {
    title: "screening.renewalTitle",
    access: "registered",
    texts: ["forms", "profile", "screening", "signUp"],
  },
  loader: async ({ context, abortController: { signal } }) => {
    const screening = memberIn(context).role === "senpai" ? await loadRenewable(signal) : null
    if (!screening) throw redirect({ href: withPrefix("/account/senpai", context.locale.prefix) })
    const [{ application }, lists] = await Promise.all([
      loadApplication(signal),
      loadLists(["industries", "occupations"], signal),
    ])
    return { screening, application, lists, thisYear: new Date().getFullYear() }
  },
  gcTime: 0,
  component: Renewal,
})

function Renewal() {
  const { screening, application, lists, thisYear } = Route.useLoaderData()
  const t = useTranslations("screening")
  const options = useOptions()
  const router = useRouter()
  const href = useHref()
  const { status } = useApp()
  return (
    <RenewalPage>
      <WorkHistoryForm
        renewal={screening.renewalSentAt === null ? "new" : "sent"}
        application={application}
        industries={options(lists.industries)}
        occupations={options(lists.occupations)}
        thisYear={thisYear}
        onSaved={async () => {
          status.show({ kind: "success", message: t("sent") })
          await router.navigate({ href: href("/account/senpai") })
        }}
      >
        <RenewalButton />
      </WorkHistoryForm>
    </RenewalPage>
  )
}
