import { join } from "node:path"
import tailwindcss from "@tailwindcss/vite"
import { tanstackStart } from "@tanstack/react-start/plugin/vite"
import react from "@vitejs/plugin-react"
import { defineConfig, normalizePath } from "vite"
import { formRules } from "./vite/form-rules.ts"
import { messages } from "./vite/messages.ts"
import { precompress } from "./vite/precompress.ts"
import { routeGroups } from "./vite/route-groups.ts"
import { serviceWorker } from "./vite/service-worker.ts"
import { sharedFiles } from "./vite/shared-files.ts"
import { slimIcons } from "./vite/slim-icons.ts"
import { slimReact } from "./vite/slim-react.ts"
import { slimRouter } from "./vite/slim-router.ts"

/** Packages with native code, and those that only pictures of links need. The rest is bundled: a start resolves no packages. */
const loadedFromTheirFolder = ["satori", "sharp"]

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    slimReact(),
    slimRouter(),
    slimIcons(),
    messages(join(import.meta.dirname, "src")),
    formRules(),
    routeGroups(normalizePath(join(import.meta.dirname, "src/routeTree.gen.ts"))),
    tailwindcss(),
    tanstackStart({
      srcDirectory: "src",
      router: {
        routesDirectory: "routes",
        generatedRouteTree: "routeTree.gen.ts",
        quoteStyle: "double",
        // What a route loads and shows is one chunk; the first load carries only what finding a route needs.
        codeSplittingOptions: {
          defaultBehavior: [
            ["loader", "component", "pendingComponent", "errorComponent", "notFoundComponent"],
          ],
        },
      },
      server: { entry: "server.ts" },
    }),
    react(),
    serviceWorker(join(import.meta.dirname, "src/lib/worker")),
    precompress(),
  ],
  // A list of what each route's chunk imports grows with every route, and every first load would carry it. The server
  // names the chunks of the page it sends; a next page is asked for while the reader's finger is still on its link.
  build: { sourcemap: false, modulePreload: false },
  environments: {
    // Two entries: the site, and the renderer that runs in its own thread.
    ssr: {
      ...(command === "build" ? { resolve: { noExternal: true, external: loadedFromTheirFolder } } : {}),
      build: {
        rolldownOptions: {
          input: {
            server: join(import.meta.dirname, "src/server.ts"),
            renderer: join(import.meta.dirname, "src/renderer.ts"),
          },
        },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Nothing is carried along: which module is in which file is decided for all of them (vite/shared-files.ts).
              includeDependenciesRecursively: false,
              groups: [{ name: sharedFiles(), debugName: "shared files" }],
            },
          },
        },
      },
    },
  },
}))
