import { useCarried } from "#web/lib/browser/use-carried.ts"

const carried = {
  kept: "visa-plan",
  carry: async () => (await import("./carry.ts")).carryVisaPlan(),
  tags: ["visa-plan", "due"],
} as const

export function CarriedPlan() {
  useCarried(carried)
  return null
}
