import { createFileRoute } from "@tanstack/react-router"
import { CaptionExample } from "#web/features/courses/captions/caption-example.tsx"
import { Gallery } from "#web/features/gallery/gallery.tsx"

export const Route = createFileRoute("/dev/ui")({
  // The page shows the site's frame as an example.
  staticData: {
    title: { plain: "UI" },
    texts: ["forms", "films", "captions"],
    layout: "none",
    forDevelopers: true,
  },
  component: () => <Gallery captions={<CaptionExample />} />,
})
