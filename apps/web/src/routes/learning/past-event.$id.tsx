import { createFileRoute } from "@tanstack/react-router"
import { FilmStage } from "#web/modules/learning/courses/player/film-stage.tsx"
import type { PastEvent } from "#web/modules/learning/past-events/queries.ts"
import { loadPastEvent } from "#web/modules/learning/past-events/reading/loader.ts"
import {
  PastEventNotFound,
  PastEventPage,
  PastEventSkeleton,
} from "#web/modules/learning/past-events/reading/past-event-page.tsx"
import { pastEventHead } from "#web/modules/learning/past-events/reading/route.ts"

export const Route = createFileRoute("/learning/past-event/$id")({
  staticData: { texts: ["pastEvents", "lesson"], layout: "learning", search: [] },
  loader: ({ params, context, abortController }) =>
    loadPastEvent(params.id, context.locale.prefix, abortController.signal),
  head: ({ match, loaderData }) => pastEventHead(match, loaderData),
  pendingComponent: PastEventSkeleton,
  notFoundComponent: PastEventNotFound,
  component: PastEventRoute,
})

function PastEventRoute() {
  const pastEvent = Route.useLoaderData()
  return <PastEventPage pastEvent={pastEvent} recording={recordingOf(pastEvent)} />
}

const recordingOf = ({ id, topics, recording, recordingMs }: PastEvent) =>
  recording && recordingMs !== null ? (
    <FilmStage
      played={{
        id,
        media: "GET /v1/past-events/{id}/media",
        durationMs: recordingMs,
        spokenLanguage: recording.spokenLanguage,
        lesson: null,
      }}
      topic={topics[0]?.key}
      transcripts={recording.transcripts}
    />
  ) : null
