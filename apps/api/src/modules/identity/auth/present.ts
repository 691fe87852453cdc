import type { Actor } from "#api/kernel/security/session"

interface Known {
  readonly photo: string | null
  readonly lacksSecondFactor: boolean
}

export const presentUser = (user: Actor, { photo, lacksSecondFactor }: Known) => ({
  id: user.id,
  email: user.email,
  name: user.name,
  seal: user.seal,
  photo,
  role: user.role,
  is_verified: user.isVerified,
  is_screened: user.isScreened,
  is_administrator: user.isAdministrator,
  language: user.language,
  strategy: user.strategy,
  has_password: user.hasPassword,
  requires_second_factor: lacksSecondFactor,
  leaving_at: user.leavingAt?.toISOString() ?? null,
  is_suspended: user.suspension !== null,
  registration: { is_finished: user.registerStep === null, next_path: user.registerStep },
})

/** The contract guarantees exactly one of the two. */
export const proofOf = (body: { code?: string | undefined; recovery_code?: string | undefined }) =>
  body.recovery_code === undefined ? { code: body.code ?? "" } : { recoveryCode: body.recovery_code }
