// Stored passkeys. The passkeys feature registers them and signs in with them.
export {
  deletePasskey,
  insertPasskey,
  selectPasskeyByCredential,
  selectPasskeyOwners as passkeyOwners,
  selectPasskeys,
  updatePasskeyName,
  updatePasskeyUse,
} from "./queries.ts"
