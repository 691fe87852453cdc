import { createFileRoute } from "@tanstack/react-router"
import { Gallery } from "#web/features/gallery/gallery.tsx"

/** Like everything under /dev, only where the settings allow it (routes/__root.tsx). */
export const Route = createFileRoute("/dev/ui")({
  // The frame of the site is among the things on show.
  staticData: { layout: "none" },
  head: () => ({ meta: [{ title: "UI | Shirube" }, { name: "robots", content: "noindex" }] }),
  component: Gallery,
})
