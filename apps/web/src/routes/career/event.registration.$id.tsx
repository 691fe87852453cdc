import { createFileRoute } from "@tanstack/react-router"
import { EventNotFound } from "#web/modules/events/events/reading/event-page.tsx"
import { loadRegistrationForm } from "#web/modules/events/events/registration/queries.ts"
import { RegistrationPage } from "#web/modules/events/events/registration/registration-page.tsx"

export const Route = createFileRoute("/career/event/registration/$id")({
  staticData: {
    title: "eventRegistration.title",
    access: "user",
    layout: "career",
    texts: ["events", "eventRegistration", "forms"],
  },
  loader: ({ context, params, abortController: { signal } }) =>
    loadRegistrationForm(context, params.id, signal),
  // Never cached: seats may have been taken meanwhile.
  gcTime: 0,
  notFoundComponent: EventNotFound,
  component: () => <RegistrationPage event={Route.useLoaderData()} />,
})
