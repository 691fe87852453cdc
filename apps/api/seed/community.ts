// Those who ask and answer in Ask Senpai, beside the neighbours. They are not meant for signing in.
import type { Neighbour } from "./neighbours.ts"
import { senpai } from "./senpai.ts"
import { students } from "./students.ts"

export const community: readonly Neighbour[] = [...students, ...senpai]
