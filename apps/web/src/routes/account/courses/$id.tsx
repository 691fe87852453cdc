import { createFileRoute } from "@tanstack/react-router"
import { memberIn } from "#web/lib/auth/route-guards.ts"
import { loadCourseDraft } from "#web/modules/learning/courses/writing/loader.ts"
import { WriteCoursePage } from "#web/modules/learning/courses/writing/write-course-page.tsx"

export const Route = createFileRoute("/account/courses/$id")({
  staticData: {
    title: "ownCourses.write",
    access: "registered",
    texts: ["account", "captions", "documents", "films", "ownCourses"],
  },
  validateSearch: (raw: Record<string, unknown>): { new?: string } => ("new" in raw ? { new: "1" } : {}),
  loaderDeps: ({ search }) => ({ isNew: search.new !== undefined }),
  loader: ({ context, params: { id }, deps: { isNew }, abortController }) =>
    loadCourseDraft(context, memberIn(context), { id, isNew }, abortController.signal),
  // Never cached: editing starts with the current draft.
  gcTime: 0,
  component: WriteCourse,
})

function WriteCourse() {
  const draft = Route.useLoaderData()
  return <WriteCoursePage key={draft.id} draft={draft} />
}
