// What a feature brings: the one value that the list of features names.
import type { Subscriber } from "./events.ts"
import type { AnyJob, JobParts } from "./jobs.ts"
import type { Slice } from "./slice.ts"

export interface Feature {
  readonly routes?: Slice
  readonly jobs?: readonly ((parts: JobParts) => AnyJob)[]
  readonly subscribers?: readonly Subscriber[]
}

export const feature = (parts: Feature): Feature => parts
