import { createVault } from "#api/platform/vault"

export const testVault = createVault({
  current: new TextEncoder().encode("only-for-tests-only-for-tests"),
  previous: undefined,
})
