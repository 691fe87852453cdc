// Only the type, for code that names ids without parsing them.
import type { z } from "zod"

export type Id<Noun extends string> = string & z.$brand<Noun>
