// Runs after `npm ci` and `npm install`, so that an editor finds the contract's types in a fresh clone.
import { ensureContractTypes } from "./lib/contract-types.mjs"
import { command } from "./lib/project.mjs"

await command(ensureContractTypes)
