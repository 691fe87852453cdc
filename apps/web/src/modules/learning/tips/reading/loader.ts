import { notFound } from "@tanstack/react-router"
import { PageHtml } from "#web/lib/page/page-html.ts"
import type { TipReading } from "../address.ts"
import { fetchTip, isUnknownTip, type Tip } from "../queries.ts"

export interface LoadedTip {
  readonly tip: Tip
  readonly reading: TipReading
}

export async function loadTip(id: string, reading: TipReading, signal: AbortSignal): Promise<LoadedTip> {
  try {
    const { bodyHtml, ...tip } = await fetchTip(id, reading, signal)
    return { tip: { ...tip, body: new PageHtml(`tip-${tip.id}`, bodyHtml) }, reading }
  } catch (error) {
    if (isUnknownTip(error)) throw notFound()
    throw error
  }
}
