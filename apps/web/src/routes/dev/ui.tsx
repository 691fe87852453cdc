import { createFileRoute } from "@tanstack/react-router"
import { HintsExample } from "#web/modules/career/writing-hints/hints-example.tsx"
import { CaptionExample } from "#web/modules/learning/courses/captions/caption-example.tsx"
import { Gallery } from "#web/modules/site/gallery/gallery.tsx"

export const Route = createFileRoute("/dev/ui")({
  // The page shows the site's frame as an example.
  staticData: {
    title: { plain: "UI" },
    texts: ["forms", "films", "captions", "writingHints"],
    layout: "none",
    forDevelopers: true,
  },
  component: () => <Gallery captions={<CaptionExample />} hints={<HintsExample />} />,
})
