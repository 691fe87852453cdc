import type {
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from "@shirube/contract/identity/passkeys/routes"
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server"
import type { z } from "zod"

export const presentPasskey = (passkey: {
  id: string
  name: string
  createdAt: Date
  lastUsedAt: Date | null
  isSynced: boolean
}) => ({
  id: passkey.id,
  name: passkey.name,
  created_at: passkey.createdAt.toISOString(),
  last_used_at: passkey.lastUsedAt?.toISOString() ?? null,
  is_synced: passkey.isSynced,
})

export const presentCreationOptions = (
  options: PublicKeyCredentialCreationOptionsJSON,
  rpId: string,
  timeout: number,
): z.output<typeof PasskeyCreationOptions> => ({
  challenge: options.challenge,
  rp: { id: rpId, name: options.rp.name },
  user: { id: options.user.id, name: options.user.name, display_name: options.user.displayName },
  pub_key_cred_params: options.pubKeyCredParams.map(({ alg }) => ({ type: "public-key", alg })),
  timeout,
  exclude_credentials: (options.excludeCredentials ?? []).map(({ id, transports = [] }) => ({
    id,
    type: "public-key",
    transports: [...transports],
  })),
  authenticator_selection: {
    resident_key: "required",
    require_resident_key: true,
    user_verification: "required",
  },
  attestation: "none",
})

export const presentRequestOptions = (
  { challenge }: PublicKeyCredentialRequestOptionsJSON,
  rpId: string,
  timeout: number,
): z.output<typeof PasskeyRequestOptions> => ({
  challenge,
  rp_id: rpId,
  timeout,
  user_verification: "required",
})

/** From the wire format to the standard's JSON form. */
export const registrationResponse = (credential: {
  id: string
  client_data_json: string
  attestation_object: string
  transports: string[]
}): RegistrationResponseJSON => ({
  id: credential.id,
  rawId: credential.id,
  type: "public-key",
  response: {
    clientDataJSON: credential.client_data_json,
    attestationObject: credential.attestation_object,
    transports: credential.transports,
  },
  clientExtensionResults: {},
})

export const authenticationResponse = (credential: {
  id: string
  client_data_json: string
  authenticator_data: string
  signature: string
  user_handle?: string | null | undefined
}): AuthenticationResponseJSON => ({
  id: credential.id,
  rawId: credential.id,
  type: "public-key",
  response: {
    clientDataJSON: credential.client_data_json,
    authenticatorData: credential.authenticator_data,
    signature: credential.signature,
    ...(credential.user_handle ? { userHandle: credential.user_handle } : {}),
  },
  clientExtensionResults: {},
})
