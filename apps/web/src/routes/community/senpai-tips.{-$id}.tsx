import { createFileRoute } from "@tanstack/react-router"
import { redirectMovedPath } from "#web/lib/page/moved-route.ts"

export const Route = createFileRoute("/community/senpai-tips/{-$id}")({
  staticData: { moved: true },
  beforeLoad: redirectMovedPath,
})
