import type { Language } from "@shirube/contract/language"

/** What the worker in the browser is told (apps/web/public/push-worker.js): no more than the list on the site says. */
export interface PushText {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly path: string
  readonly language: Language
}

interface Shown {
  readonly id: string
  readonly sessionId: string
  readonly createdAt: Date
}

export const presentDevice = (
  { id, sessionId, createdAt }: Shown,
  device: string,
  currentSession: string,
) => ({
  id,
  device,
  is_here: sessionId === currentSession,
  created_at: createdAt.toISOString(),
})
