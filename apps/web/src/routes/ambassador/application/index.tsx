import { createFileRoute } from "@tanstack/react-router"
import { ApplicationPage } from "#web/modules/people/ambassador/application-page.tsx"
import { loadAmbassador, loadSpokenLanguages } from "#web/modules/people/ambassador/queries.ts"

export const Route = createFileRoute("/ambassador/application/")({
  staticData: { title: "ambassador.title", access: "registered", texts: ["ambassador", "forms"] },
  loader: async ({ context, abortController: { signal } }) => {
    const [languages] = await Promise.all([loadSpokenLanguages(signal), loadAmbassador(context)])
    return { languages }
  },
  // Never cached: editors may have decided meanwhile.
  gcTime: 0,
  component: Application,
})

function Application() {
  return <ApplicationPage {...Route.useLoaderData()} />
}
