// The type alone: for code that names ids and parses none.
import type { z } from "zod"

export type Id<Noun extends string> = string & z.$brand<Noun>
