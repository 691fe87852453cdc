import { createFileRoute } from "@tanstack/react-router"
import { CaptionExample } from "#web/features/courses/captions/caption-example.tsx"
import { Gallery } from "#web/features/gallery/gallery.tsx"

export const Route = createFileRoute("/dev/ui")({
  // The frame of the site is among the things on show.
  staticData: {
    title: { plain: "UI" },
    texts: ["forms", "films", "captions"],
    layout: "none",
    forDevelopers: true,
  },
  component: () => <Gallery captions={<CaptionExample />} />,
})
