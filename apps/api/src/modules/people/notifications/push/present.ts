import type { Language } from "@shirube/vocabulary/language"

/** The payload for the browser's worker (apps/web/src/lib/worker/push.ts): no more than the list on the site shows. */
export interface PushText {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly path: string
  readonly language: Language
}

interface Device {
  readonly id: string
  readonly sessionId: string
  readonly createdAt: Date
}

export const presentDevice = (
  { id, sessionId, createdAt }: Device,
  device: string,
  currentSession: string,
) => ({
  id,
  device,
  is_here: sessionId === currentSession,
  created_at: createdAt.toISOString(),
})
