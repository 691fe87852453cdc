// Passkeys in the browser. Converts the standard's JSON to our key case and flattens it. A separate chunk,
// because it is only needed after a press.
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from "@simplewebauthn/browser"
import type { ApiOptions, ApiResponse } from "../api/api-client.ts"
import { PasskeyError, type PasskeyTrouble } from "./passkey-trouble.ts"

type NewCredential = ApiOptions<"POST /v1/passkeys">["body"]["credential"]
export type PasskeyCredential = ApiOptions<"POST /v1/auth/passkey">["body"]["credential"]
type RequestOptions = ApiResponse<"POST /v1/auth/passkey-options">

export const createPasskey = (options: ApiResponse<"POST /v1/passkeys/options">): Promise<NewCredential> =>
  explained(async () => {
    const { id, response } = await startRegistration({
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    })
    return {
      id,
      clientDataJson: response.clientDataJSON,
      attestationObject: response.attestationObject,
      transports: response.transports ?? [],
    }
  })

export const askPasskey = (options: RequestOptions): Promise<PasskeyCredential> =>
  explained(() => ask(options, false))

/** Waits for the reader to pick a passkey in the email field's autofill, or for `cancelAsking`. */
export const askPasskeyByAutofill = (options: RequestOptions): Promise<PasskeyCredential> =>
  ask(options, true)
export const cancelAsking = () => WebAuthnAbortService.cancelCeremony()

async function ask(options: RequestOptions, useBrowserAutofill: boolean): Promise<PasskeyCredential> {
  const { id, response } = await startAuthentication({ optionsJSON: options, useBrowserAutofill })
  return {
    id,
    clientDataJson: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    userHandle: response.userHandle ?? null,
  }
}

async function explained<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!browserSupportsWebAuthn()) throw new PasskeyError("here")
  try {
    return await work()
  } catch (error) {
    throw new PasskeyError(troubleOf(error), error)
  }
}

function troubleOf(error: unknown): PasskeyTrouble {
  switch (error instanceof Error ? error.name : "") {
    case "NotAllowedError":
    case "AbortError":
      return "cancelled"
    case "SecurityError":
    case "NotSupportedError":
      return "here"
    case "InvalidStateError":
      return "known"
    default:
      return "failed"
  }
}
