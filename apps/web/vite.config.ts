import tailwindcss from "@tailwindcss/vite"
import { tanstackStart } from "@tanstack/react-start/plugin/vite"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: "src",
      router: { routesDirectory: "routes", generatedRouteTree: "routeTree.gen.ts", quoteStyle: "double" },
      server: { entry: "server.ts" },
    }),
    react(),
  ],
  build: { sourcemap: false },
})
