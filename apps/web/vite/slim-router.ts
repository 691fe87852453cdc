// Parts of the router and of its surroundings that every first load would carry and this site never uses.
import type { Plugin } from "vite"

const RPC_CLIENT = /start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/
const LINK = /@tanstack\/react-router\/dist\/esm\/link\.js$/
const PRELOAD = /^\0vite\/preload-helper\.js$/
const STORE_SHIM = /^use-sync-external-store\/shim\/with-selector(?:\.js)?$/

export const slimRouter = (): Plugin => ({
  name: "shirube:slim-router",
  enforce: "pre",
  apply: "build",
  applyToEnvironment: (environment) => environment.name === "client",
  resolveId: {
    filter: { id: STORE_SHIM },
    // The shim brings what React has had since 18.
    handler() {
      return this.resolve("use-sync-external-store/with-selector.js")
    },
  },
  load: {
    filter: { id: [RPC_CLIENT, LINK, PRELOAD] },
    handler: (id) => (RPC_CLIENT.test(id) ? rpcClient : LINK.test(id) ? link : preload),
  },
})

// The web talks to the API only, never through Start's server functions: 11 KB with their serializer.
const rpcClient = `export const createClientRpc = () => { throw new Error("There are no server functions here") }`

// Links are plain anchors (src/lib/link-clicks.ts): 2 KB. Routes name the component, so a name has to be there.
const link = `
const refuse = () => { throw new Error("Links are plain anchors here") }
export const Link = refuse, createLink = refuse, useLinkProps = refuse, linkOptions = (options) => options`

// Waits for stylesheets of chunks; there is one stylesheet, and it is in the document (see modulePreload in vite.config.ts).
const preload = "export const __vitePreload = (load) => load()"
