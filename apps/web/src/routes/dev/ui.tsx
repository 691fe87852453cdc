import { createFileRoute, notFound } from "@tanstack/react-router"
import { Gallery } from "#web/features/gallery/gallery.tsx"

export const Route = createFileRoute("/dev/ui")({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound()
  },
  head: () => ({ meta: [{ title: "UI | Shirube" }, { name: "robots", content: "noindex" }] }),
  component: Gallery,
})
