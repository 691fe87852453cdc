import { createFileRoute } from "@tanstack/react-router"
import { PublishedCoursesPage } from "#web/modules/learning/courses/publications/published-courses-page.tsx"
import { loadPublications } from "#web/modules/learning/courses/publications/queries.ts"

export const Route = createFileRoute("/editors/published-courses")({
  staticData: {
    title: "publishedCourses.title",
    access: "editor",
    layout: "none",
    texts: ["editors", "publishedCourses"],
  },
  loader: ({ context }) => loadPublications(context),
  // Never cached: other editors work on the same list.
  gcTime: 0,
  component: PublishedCoursesPage,
})
