import { join } from "node:path"
import tailwindcss from "@tailwindcss/vite"
import { tanstackStart } from "@tanstack/react-start/plugin/vite"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { messages } from "./vite/messages.ts"
import { noServerFunctions } from "./vite/no-server-functions.ts"

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    noServerFunctions(),
    messages(join(import.meta.dirname, "messages")),
    tailwindcss(),
    tanstackStart({
      srcDirectory: "src",
      router: {
        routesDirectory: "routes",
        generatedRouteTree: "routeTree.gen.ts",
        quoteStyle: "double",
        // What a route shows is one chunk; without this its pending screen would pull the page into the first load.
        codeSplittingOptions: {
          defaultBehavior: [["component", "pendingComponent", "errorComponent", "notFoundComponent"]],
        },
      },
      server: { entry: "server.ts" },
    }),
    react(),
  ],
  build: { sourcemap: false },
})
