// Fields of drafts, which may be unfinished.
import { z } from "zod"

/** Several lines. */
export const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .overwrite((typed) => typed.replaceAll("\r\n", "\n"))

export const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .overwrite((typed) => typed.replaceAll(/[\r\n]+/g, " "))

export const orEmpty = <Value extends z.ZodType>(value: Value) => z.union([z.literal(""), value])
