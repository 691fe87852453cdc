// Working people of the demo, by occupation. All are screened.

import type { Neighbour } from "./neighbours.ts"
import { engineers } from "./senpai/engineers.ts"
import { office } from "./senpai/office.ts"
import { services } from "./senpai/services.ts"

export const senpai: readonly Neighbour[] = [...office, ...engineers, ...services]
