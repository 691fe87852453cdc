interface Blocked {
  readonly id: string
  readonly name: string
  readonly seal: string
  readonly blockedAt: Date
}

export const presentBlocked = ({ id, name, seal, blockedAt }: Blocked) => ({
  id,
  name,
  seal,
  blocked_at: blockedAt.toISOString(),
})
