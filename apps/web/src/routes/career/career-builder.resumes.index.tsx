import { createFileRoute } from "@tanstack/react-router"
import { loadDocumentList } from "#web/modules/career/career-documents/queries.ts"
import { ResumesPage, ResumesSkeleton } from "#web/modules/career/resumes/list/resumes-page.tsx"

export const Route = createFileRoute("/career/career-builder/resumes/")({
  staticData: {
    title: "resumes.title",
    access: "user",
    layout: "career",
    texts: ["careerDocuments", "resumes"],
  },
  loader: ({ context }) => loadDocumentList(context, "resume"),
  // Never cached: a résumé may have been changed since.
  gcTime: 0,
  pendingComponent: ResumesSkeleton,
  component: Resumes,
})

function Resumes() {
  const { items, unreadable } = Route.useLoaderData()
  return <ResumesPage resumes={items} unreadable={unreadable} />
}
