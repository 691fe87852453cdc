// Runs after `npm ci` and `npm install`: an editor finds the types of the contract in a fresh clone.
import { ensureContractTypes } from "./lib/contract-types.mjs"
import { command } from "./lib/project.mjs"

await command(ensureContractTypes)
