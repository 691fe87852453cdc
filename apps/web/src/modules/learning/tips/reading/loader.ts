import { PageHtml } from "#web/lib/page/in-document/page-html.ts"
import { orNotFound } from "#web/lib/page/or-not-found.ts"
import type { TipReading } from "../address.ts"
import { fetchTip, type Tip } from "../queries.ts"

export interface LoadedTip {
  readonly tip: Tip
  readonly reading: TipReading
}

export async function loadTip(id: string, reading: TipReading, signal: AbortSignal): Promise<LoadedTip> {
  const { bodyHtml, ...tip } = await orNotFound(fetchTip(id, reading, signal))
  return { tip: { ...tip, body: new PageHtml(`tip-${tip.id}`, bodyHtml) }, reading }
}
