import { createFileRoute, redirect } from "@tanstack/react-router"
import { memberIn } from "#web/lib/auth/route-guards.ts"
import { withPrefix } from "#web/lib/language/language.ts"
import { useOptions } from "#web/modules/people/profile/parts/part.ts"
import { loadLists } from "#web/modules/people/profile/queries.ts"
import { loadApplication, loadStep } from "#web/modules/people/sign-up/queries.ts"
import { Step } from "#web/modules/people/sign-up/step.tsx"
import { WorkHistoryForm } from "#web/modules/people/sign-up/work-history-form.tsx"

const PATH = "/sign-up/career-info"

export const Route = createFileRoute("/sign-up/career-info/")({
  staticData: {
    title: "signUp.steps.workHistory.title",
    access: "user",
    texts: ["forms", "profile", "signUp"],
    layout: "sign-up",
  },
  loader: async ({ context, abortController: { signal } }) => {
    // A student's career wishes have three steps of their own.
    if (memberIn(context).role === "student")
      throw redirect({ href: withPrefix("/sign-up/career-info/1", context.locale.prefix) })
    const signUp = await loadStep(PATH, context, signal)
    const [{ application }, lists] = await Promise.all([
      loadApplication(signal),
      loadLists(["industries", "occupations"], signal),
    ])
    return { signUp, application, lists, thisYear: new Date().getFullYear() }
  },
  gcTime: 0,
  component: WorkHistory,
})

function WorkHistory() {
  const { signUp, application, lists, thisYear } = Route.useLoaderData()
  const options = useOptions()
  return (
    <Step path={PATH} signUp={signUp}>
      {(form) => (
        <WorkHistoryForm
          {...form}
          application={application}
          industries={options(lists.industries)}
          occupations={options(lists.occupations)}
          thisYear={thisYear}
        />
      )}
    </Step>
  )
}
