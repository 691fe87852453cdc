// Working people of the demo, by what they do. All are screened.

import type { Neighbour } from "./neighbours.ts"
import { office } from "./senpai/office.ts"

export const senpai: readonly Neighbour[] = [...office]
