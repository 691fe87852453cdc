import { createFileRoute } from "@tanstack/react-router"
import { readSavedSearch } from "#web/modules/people/saved/address.ts"
import { SavedPage } from "#web/modules/people/saved/page/saved-page.tsx"
import { loadSaved } from "#web/modules/people/saved/queries.ts"

export const Route = createFileRoute("/account/saved/mentor")({
  staticData: { title: "saved.title.mentor", access: "user", texts: ["forms", "saved"] },
  validateSearch: readSavedSearch,
  loaderDeps: ({ search }) => readSavedSearch(search),
  loader: ({ context, deps }) => loadSaved(context, { ...deps, list: "mentor" }),
  component: () => <SavedPage view={{ ...Route.useLoaderDeps(), list: "mentor" }} />,
})
