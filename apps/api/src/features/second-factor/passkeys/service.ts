// The passkeys that people have. Registering one and signing in with it is features/passkeys.
export {
  deletePasskey,
  insertPasskey,
  selectPasskeyByCredential,
  selectPasskeyOwners as passkeyOwners,
  selectPasskeys,
  updatePasskeyName,
  updatePasskeyUse,
} from "./queries.ts"
