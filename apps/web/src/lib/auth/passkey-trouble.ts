/**
 * `cancelled`: the reader closed the question or let it time out. `here`: not in this browser, or not at this address.
 * `known`: this device has one for the account already.
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
