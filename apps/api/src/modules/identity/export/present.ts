interface RequestedExport {
  readonly state: "waiting" | "ready"
  readonly askedAt: Date
  readonly expiresAt: Date | null
  readonly bytes: number | null
  readonly address: string | null
}

export const presentExport = (asked: RequestedExport | undefined) => ({
  export: asked
    ? {
        state: asked.state,
        asked_at: asked.askedAt.toISOString(),
        expires_at: asked.expiresAt?.toISOString() ?? null,
        bytes: asked.bytes,
        address: asked.address,
      }
    : null,
})
