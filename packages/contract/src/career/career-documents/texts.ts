// Texts of a document in progress: stored as typed, because every save happens in the middle of a sentence.
import { z } from "zod"

/** Lone surrogates and control characters cannot be shown or printed. */
const printable = (typed: string) => typed.toWellFormed().replace(/[^\P{Cc}\n\t]/gu, "")
const BREAK = /\r\n|[\r\u0085\u2028\u2029]/gu

export const draftLine = (longest: number) =>
  z
    .string()
    .max(longest)
    .overwrite((typed) => printable(typed.replace(BREAK, "\n").replace(/[\n\t]/g, " ")))

export const draftLines = (longest: number) =>
  z
    .string()
    .max(longest)
    .overwrite((typed) => printable(typed.replace(BREAK, "\n")))

export const Month = z
  .string()
  .regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/)
  .meta({ description: "YYYY-MM" })

/** The name of a prompt or a rule that lives in the browser's lists. */
export const ListedName = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

export const areUnique = (items: readonly unknown[]) => new Set(items).size === items.length
