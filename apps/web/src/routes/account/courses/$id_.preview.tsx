import { createFileRoute } from "@tanstack/react-router"
import { loadPreview } from "#web/features/courses/preview/loader.ts"
import { PreviewPage } from "#web/features/courses/preview/preview-page.tsx"

export const Route = createFileRoute("/account/courses/$id_/preview")({
  staticData: {
    title: "ownCourses.preview.title",
    access: "registered",
    texts: ["account", "courses", "lesson", "ownCourses"],
  },
  validateSearch: (raw: Record<string, unknown>): { lesson?: string } =>
    typeof raw.lesson === "string" ? { lesson: raw.lesson } : {},
  loaderDeps: ({ search }) => search,
  loader: ({ params: { id }, deps: { lesson }, abortController }) =>
    loadPreview(id, lesson, abortController.signal),
  // It is of this moment: whoever comes back has written more.
  gcTime: 0,
  component: Preview,
})

function Preview() {
  return <PreviewPage id={Route.useParams().id} preview={Route.useLoaderData()} />
}
