import { createFileRoute } from "@tanstack/react-router"
import { known, readKey } from "#web/lib/page/search-values.ts"
import { PreviewPage } from "#web/modules/learning/courses/preview/preview-page.tsx"
import { loadPreview } from "#web/modules/learning/courses/queries.ts"

const readPreviewSearch = ({ lesson }: Record<string, unknown>): { lesson?: string } =>
  known({ lesson: readKey(lesson) })

export const Route = createFileRoute("/account/courses/$id_/preview")({
  staticData: {
    title: "ownCourses.preview.title",
    access: "registered",
    texts: ["account", "courses", "lesson", "ownCourses"],
  },
  validateSearch: readPreviewSearch,
  loaderDeps: ({ search }) => readPreviewSearch(search),
  loader: ({ params: { id }, deps: { lesson }, abortController }) =>
    loadPreview(id, lesson, abortController.signal),
  // Never cached: the draft may have changed since.
  gcTime: 0,
  component: Preview,
})

function Preview() {
  return <PreviewPage id={Route.useParams().id} preview={Route.useLoaderData()} />
}
