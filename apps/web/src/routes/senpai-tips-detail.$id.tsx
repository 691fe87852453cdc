import { createFileRoute } from "@tanstack/react-router"
import { redirectMovedPath } from "#web/lib/page/moved-route.ts"

export const Route = createFileRoute("/senpai-tips-detail/$id")({
  staticData: { moved: true },
  beforeLoad: redirectMovedPath,
})
