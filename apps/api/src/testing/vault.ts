import { createVault } from "#api/platform/vault"

export const testVault = createVault(new TextEncoder().encode("only-for-tests-only-for-tests"))
