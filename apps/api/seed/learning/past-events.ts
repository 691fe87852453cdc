import type { PastEvent } from "./shape.ts"

/** The newest first. */
export const pastEvents: readonly PastEvent[] = []
