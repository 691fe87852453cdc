// npm run dev: Vite serves the web app with hot reloading and loads the backend too, so that saving a file of the API
// restarts it in the same process.
import { createServer } from "node:http"
import { join, sep } from "node:path"
import { getRequestListener } from "@hono/node-server"
import { readConfig } from "@shirube/api/kernel/config/config"
import { createLog } from "@shirube/api/kernel/process/log"
import { createServer as createVite } from "vite"
import type { Backend } from "./backend.ts"
import { announce } from "./banner.ts"
import { explain } from "./explain.ts"
import { startIdentity } from "./identity.ts"
import { endOnSignals } from "./signals.ts"
import { noteRefusalIn, type RendererModule, reportTo, type SiteModule, settingsOf } from "./site.ts"

const ROOT = join(import.meta.dirname, "../../..")
const BACKEND_FOLDERS = ["apps/api", "apps/server", "packages/contract"].map(
  (folder) => join(ROOT, folder) + sep,
)

const identity = await startIdentity(process.env).catch(explain)
const config = readConfig(identity.environment)
const log = createLog(config.logLevel)
const server = createServer()
const vite = await createVite({
  configFile: join(ROOT, "apps/web/vite.config.ts"),
  appType: "custom",
  server: { middlewareMode: true, hmr: { server }, watch: { ignored: ["**/.data/**", "**/dist/**"] } },
})

let backend = loadBackend()

async function loadBackend(): Promise<Backend> {
  const { startBackend } = (await vite.ssrLoadModule(
    join(import.meta.dirname, "backend.ts"),
  )) as typeof import("./backend.ts")
  const backend = await startBackend(config, log, "development")
  backend.bringRest()
  return backend
}

vite.watcher.add(BACKEND_FOLDERS)
vite.watcher.on("change", (file) => {
  if (!BACKEND_FOLDERS.some((folder) => file.startsWith(folder)) || !file.endsWith(".ts")) return
  // Each restart waits for the previous one, because only one process can open the embedded database.
  backend = backend
    .then((running) => running.stop())
    .catch((err) => log.error({ err }, "the API could not be stopped"))
    .then(loadBackend)
  backend.then(
    () => console.log("API reloaded"),
    (err) => log.error({ err }, "the API could not be started; save again once it is fixed"),
  )
})

const answer = getRequestListener(async (request) => {
  const { api, platform } = await backend
  if (new URL(request.url).pathname.startsWith("/api/")) return api(request)
  // In this thread: modules loaded by Vite cannot be passed to another one, and there are no other readers to delay.
  const { createSite } = (await vite.ssrLoadModule("/src/server.ts")) as SiteModule
  const { createRenderer } = (await vite.ssrLoadModule("/src/renderer.ts")) as RendererModule
  const settings = { ...settingsOf(config), devTools: true }
  const parts = { api, report: reportTo(platform.faults), noteRefusal: noteRefusalIn(log) }
  const renderer = createRenderer({ ...parts, settings })
  return createSite({ ...settings, ...parts, renderer, maintenance: config.maintenance }).fetch(request)
})
server.on("request", (request, response) =>
  vite.middlewares(request, response, () => void answer(request, response)),
)

const { closedDemoAccounts } = await backend.catch(explain)
server.listen(config.port, config.host, () =>
  announce(`http://${config.host}:${config.port}`, config, closedDemoAccounts),
)

endOnSignals(async () => {
  server.closeAllConnections()
  server.close()
  await vite.close()
  await (await backend).stop()
  await identity.stop()
})
