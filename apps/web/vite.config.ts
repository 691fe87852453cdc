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
import { slimIcons } from "./vite/slim-icons.ts"
import { slimRouter } from "./vite/slim-router.ts"

/** Evaluated by itself, before the app (lib/early/late-scripts.ts). */
const renderer = /node_modules\/(?:react|react-dom|scheduler)\/|early\/evaluate-react/

/** Where the app begins, with all that this imports, and the small parts that nearly every page has. */
const everywhere =
  /default-entry|react-dom-client|react-router\/dist\/esm\/(?:lazyRouteComponent|fileRoute)|web\/src\/(?:router|lib\/browser\/use-is-hydrated|ui\/(?:control\/text-link|overlay\/notice|text\/(?:date-text|tag|ruby|ruby-text)|site\/breadcrumbs|list\/(?:skeleton|empty-state|not-there)|picture\/category-(?:mark|look)))\.tsx?$/

/** What an article needs beyond that, and others share some of. */
const reading =
  /web\/src\/(?:ui\/(?:control\/share-button|text\/(?:sources|table-of-contents))|modules\/learning\/articles\/(?:address|queries|article-card|article-meta|list\/route))\.tsx?$|icons\/(?:languages|share-2)\./
/** What every page takes once it is alive: the way to the server, how messages look, what device this is. */
const calling =
  /web\/src\/(?:lib\/(?:api\/(?:browser-api|key-case|random-key)|browser\/device(?:-watch)?)|ui\/overlay\/toast-card)\.tsx?$|icons\/x\./

/** The days of the calendar, at home and on its own pages. */
const season =
  /web\/src\/(?:modules\/season\/calendar\/(?:address|season\/(?:items|span))|lib\/time\/own-time)\.tsx?$|vocabulary\/src\/(?:time\/days|season\/calendar\/(?:classes|own-choices))\.ts$/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
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
            // What every page loads is two files: many small ones compress worse and arrive later, one is evaluated at a stretch.
            codeSplitting: {
              groups: [
                { name: "react", test: renderer, priority: 1 },
                { name: "site", test: everywhere },
                { name: "reading", test: reading },
                { name: "calling", test: calling },
                { name: "season", test: season },
                { name: "fields", test: /web\/src\/ui\/(?:field|select)\.tsx$/ },
              ],
            },
          },
        },
      },
    },
  },
})
