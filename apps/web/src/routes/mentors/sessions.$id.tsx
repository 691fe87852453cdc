import { createFileRoute } from "@tanstack/react-router"
import { loadSession } from "#web/modules/mentors/mentor-sessions/one/queries.ts"
import { SessionPage } from "#web/modules/mentors/mentor-sessions/one/session-page.tsx"
import { SessionNotFound } from "#web/modules/mentors/mentor-sessions/session-not-found.tsx"

export const Route = createFileRoute("/mentors/sessions/$id")({
  staticData: {
    title: "mentorSessions.oneTitle",
    access: "registered",
    texts: ["forms", "mentorSessions", "mentors", "subjectTools"],
    posts: [{ route: "POST /v1/mentor-sessions/{id}/accept", done: "/mentors/sessions/{id}" }],
  },
  loader: ({ context, params }) => loadSession(context, params.id),
  gcTime: 0,
  notFoundComponent: () => <SessionNotFound of="session" />,
  component: () => <SessionPage id={Route.useParams().id} />,
})
