import { createFileRoute } from "@tanstack/react-router"
import { ResumeNotFound, ResumePage } from "#web/modules/career/resumes/editor/resume-page.tsx"
import { loadResume } from "#web/modules/career/resumes/loader.ts"
import { readResumeSearch } from "#web/modules/career/resumes/search.ts"

export const Route = createFileRoute("/career/career-builder/resumes/$id")({
  staticData: {
    title: "resumes.title",
    access: "user",
    layout: "career",
    texts: ["careerDocuments", "documentReviews", "documents", "entrySheets", "forms", "photo", "resumes"],
  },
  validateSearch: readResumeSearch,
  loaderDeps: ({ search }) => readResumeSearch(search),
  loader: ({ context, params: { id }, deps, abortController: { signal } }) =>
    loadResume(context, { id, isNew: deps.new !== undefined }, signal),
  // Never cached: editing starts with the current text.
  gcTime: 0,
  notFoundComponent: ResumeNotFound,
  component: Resume,
})

function Resume() {
  const document = Route.useLoaderData()
  return <ResumePage key={document.id} document={document} />
}
