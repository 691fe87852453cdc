// Apart from draft.ts, which pages load that have no form yet.
import { set } from "react-hook-form"

/** Without passwords and codes, at any depth. */
export function draftText(values: Readonly<Record<string, unknown>>, secrets: Iterable<string>): string {
  const kept = structuredClone(values)
  for (const name of secrets) set(kept, name, undefined)
  return JSON.stringify(kept)
}
