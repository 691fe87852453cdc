import { createFileRoute } from "@tanstack/react-router"
import { memberIn } from "#web/lib/auth/route-guards.ts"
import { loadRequest } from "#web/modules/mentors/mentor-sessions/request/queries.ts"
import { RequestPage } from "#web/modules/mentors/mentor-sessions/request/request-page.tsx"
import { SessionNotFound } from "#web/modules/mentors/mentor-sessions/session-not-found.tsx"

export const Route = createFileRoute("/mentors/profile/$id_/request")({
  staticData: {
    title: "sessionRequest.pageTitle",
    access: "user",
    texts: ["sessionRequest", "mentorSessions", "forms"],
    posts: [{ route: "POST /v1/mentors/{id}/sessions", done: "/mentors/sessions/{id}" }],
  },
  loader: ({ context, params, abortController: { signal } }) =>
    loadRequest(context, { user: memberIn(context), mentorId: params.id, signal }),
  // Never cached: times may have been taken meanwhile.
  gcTime: 0,
  notFoundComponent: () => <SessionNotFound of="mentor" />,
  component: () => <RequestPage {...Route.useLoaderData()} />,
})
