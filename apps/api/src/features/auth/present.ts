import type { Actor } from "#api/platform/session"

export const presentTokens = (issued: {
  accessToken: string
  accessSeconds: 86_400
  refreshToken: string
  refreshSeconds: number
}) => ({
  access_token: {
    access_token: issued.accessToken,
    token_type: "Bearer" as const,
    expires_in: issued.accessSeconds,
  },
  refresh_token: { refresh_token: issued.refreshToken, expires_in: issued.refreshSeconds },
})

export const presentUser = (user: Actor, { lacksSecondFactor }: { lacksSecondFactor: boolean }) => ({
  id: user.id,
  email: user.email,
  name: user.name,
  seal: user.seal,
  role: user.role,
  is_verified: user.isVerified,
  is_screened: user.isScreened,
  language: user.language,
  strategy: user.strategy,
  has_password: user.hasPassword,
  requires_second_factor: lacksSecondFactor,
  registration: { is_finished: user.registerStep === null, next_path: user.registerStep },
})
