/** A refresh token is good for one exchange, inside its time, while its session lasts. */
export type RefreshVerdict = "good" | "unknown" | "expired" | "spent" | "ended"

export function judgeRefresh(
  token: { expiresAt: Date; spentAt: Date | null; endedAt: Date | null } | undefined,
  now: Date,
): RefreshVerdict {
  if (!token) return "unknown"
  if (token.endedAt) return "ended"
  if (token.spentAt) return "spent"
  return token.expiresAt <= now ? "expired" : "good"
}
