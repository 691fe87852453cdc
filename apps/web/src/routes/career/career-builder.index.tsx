import { createFileRoute } from "@tanstack/react-router"
import { HubPage, HubSkeleton } from "#web/modules/career/career-builder/hub-page.tsx"
import { loadDocumentList } from "#web/modules/career/career-documents/queries.ts"
import { loadApplications } from "#web/modules/season/applications/queries.ts"

export const Route = createFileRoute("/career/career-builder/")({
  staticData: {
    title: "careerBuilder.title",
    access: "user",
    layout: "career",
    texts: ["careerBuilder", "careerDocuments"],
  },
  loader: async ({ context }) => {
    const [{ items, unreadable }, applications] = await Promise.all([
      loadDocumentList(context),
      loadApplications(context),
    ])
    // Interview notes belong to their questions' pages.
    const documents = items.filter(({ kind }) => kind !== "interview-notes")
    return { documents, unreadable, applications }
  },
  // Never cached: a document may have been changed since.
  gcTime: 0,
  pendingComponent: HubSkeleton,
  component: () => <HubPage {...Route.useLoaderData()} />,
})
