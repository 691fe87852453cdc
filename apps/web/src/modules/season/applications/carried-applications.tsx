import { useCarried } from "#web/lib/browser/use-carried.ts"

const carried = {
  kept: "applications",
  carry: async () => (await import("./carry.ts")).carryApplications(),
  tags: ["applications", "due"],
} as const

export function CarriedApplications() {
  useCarried(carried)
  return null
}
