import { createFileRoute } from "@tanstack/react-router"
import { SessionDocuments } from "#web/modules/career/document-reviews/asking/session-documents.tsx"
import { loadSession } from "#web/modules/mentors/mentor-sessions/one/queries.ts"
import { SessionPage } from "#web/modules/mentors/mentor-sessions/one/session-page.tsx"
import { SessionNotFound } from "#web/modules/mentors/mentor-sessions/session-not-found.tsx"

export const Route = createFileRoute("/mentors/sessions/$id")({
  staticData: {
    title: "mentorSessions.oneTitle",
    access: "registered",
    texts: ["documentReviews", "forms", "mentorSessions", "mentors", "subjectTools"],
    posts: [{ route: "POST /v1/mentor-sessions/{id}/accept", done: "/mentors/sessions/{id}" }],
  },
  loader: ({ context, params }) => loadSession(context, params.id),
  gcTime: 0,
  notFoundComponent: () => <SessionNotFound of="session" />,
  component: Session,
})

function Session() {
  return (
    <SessionPage
      id={Route.useParams().id}
      documents={({ id, side, other, state }) => (
        <SessionDocuments session={id} mentor={other.id} side={side} isAhead={state === "accepted"} />
      )}
    />
  )
}
