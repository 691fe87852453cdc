import { createFileRoute } from "@tanstack/react-router"

export const Route = createFileRoute("/shukatsu-calendar")({
  staticData: { layout: "career", texts: ["calendar"] },
})
