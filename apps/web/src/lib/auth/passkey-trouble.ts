/**
 * `cancelled`: the reader closed the prompt or let it time out. `here`: not supported in this browser or on
 * this origin. `known`: this device already has a passkey for the account.
 */
export type PasskeyTrouble = "cancelled" | "here" | "known" | "failed"

export class PasskeyError extends Error {
  override readonly name = "PasskeyError"
  readonly trouble: PasskeyTrouble
  constructor(trouble: PasskeyTrouble, cause?: unknown) {
    super(`passkey: ${trouble}`, { cause })
    this.trouble = trouble
  }
}

export const isPasskeyError = (error: unknown): error is PasskeyError => error instanceof PasskeyError
