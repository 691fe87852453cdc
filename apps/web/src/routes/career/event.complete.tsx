import { createFileRoute } from "@tanstack/react-router"
import { EventNotFound } from "#web/modules/events/events/reading/event-page.tsx"
import { CompletePage } from "#web/modules/events/events/registration/complete-page.tsx"
import { loadRegistrationForm } from "#web/modules/events/events/registration/queries.ts"

const ID = /^[a-z0-9-]{1,80}$/
const readSearch = ({ id }: Record<string, unknown>): { id?: string } =>
  typeof id === "string" && ID.test(id) ? { id } : {}

export const Route = createFileRoute("/career/event/complete")({
  staticData: {
    title: "eventRegistration.completeTitle",
    access: "user",
    layout: "career",
    texts: ["events", "eventRegistration", "forms"],
  },
  validateSearch: readSearch,
  loaderDeps: ({ search }) => readSearch(search),
  loader: ({ context, deps: { id }, abortController: { signal } }) =>
    id === undefined ? undefined : loadRegistrationForm(context, id, signal),
  gcTime: 0,
  notFoundComponent: EventNotFound,
  component: () => <CompletePage event={Route.useLoaderData()} />,
})
