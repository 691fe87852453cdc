// The web talks to the API only, never through Start's server functions. Their client (an RPC fetcher with a
// serializer) would still be 13 KB of every first load, because hydration names it; this takes it out.
import type { Plugin } from "vite"

const RPC_CLIENT = /start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/

export const noServerFunctions = (): Plugin => ({
  name: "shirube:no-server-functions",
  apply: "build",
  applyToEnvironment: (environment) => environment.name === "client",
  load: {
    filter: { id: RPC_CLIENT },
    handler: () =>
      `export const createClientRpc = () => { throw new Error("There are no server functions here") }`,
  },
})
