// Each page contains the scripts of lib/early as the text of their functions: minified, unlike the server's own code.
import { minify, type Plugin } from "vite"

const EARLY = /web\/src\/lib\/early\/(?:fold|keeper)\.ts$/

export const minifyEarlyScripts = (): Plugin => ({
  name: "shirube:early-scripts",
  enforce: "post",
  apply: "build",
  applyToEnvironment: (environment) => environment.name === "ssr",
  transform: {
    filter: { id: EARLY },
    handler: async (code, id) => (await minify(id, code, { module: true })).code,
  },
})
