import { createVault } from "#api/kernel/security/vault"

export const testVault = createVault({
  current: new TextEncoder().encode("only-for-tests-only-for-tests"),
  previous: undefined,
})
