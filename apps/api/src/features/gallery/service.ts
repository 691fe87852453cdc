import type { Config } from "#api/platform/config"
import { ApiError } from "#api/platform/errors"
import { galleryIsOpen } from "./policy.ts"

interface Plan {
  readonly title: string
  readonly steps: readonly unknown[]
}

/** Nothing is kept, so that asking again counts as once. */
export function lookAtPlan(config: Config, { title, steps }: Plan) {
  if (!galleryIsOpen(config)) throw new ApiError("route.not_found")
  return { title, steps: steps.length }
}
