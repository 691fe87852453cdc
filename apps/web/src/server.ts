// The server entry of the web app. In production apps/server creates the site; under `vite dev` it is created
// here.
import { DEFAULT_API_TIMEOUT_MS } from "@shirube/vocabulary/product"
import { createSite, type Site } from "./site.ts"

export { createSite }

/** In development the API runs on a separate server. */
const developmentApi = process.env.SHIRUBE_API ?? "http://localhost:3000"
const askDevelopmentApi = (call: Request) =>
  fetch(new Request(call.url.replace(new URL(call.url).origin, developmentApi), call))

let development: Promise<Site> | undefined

async function developmentSite(publicUrl: string): Promise<Site> {
  const { createRenderer } = await import("./renderer.ts")
  const settings = {
    publicUrl,
    apiTimeoutMs: DEFAULT_API_TIMEOUT_MS,
    devTools: true,
    analyticsId: undefined,
    helpEmail: "help@shirube.example",
  }
  const parts = {
    api: askDevelopmentApi,
    report: (error: unknown) => console.error(error),
    noteRefusal: () => {},
  }
  return createSite({
    ...settings,
    ...parts,
    maintenance: false,
    renderer: createRenderer({ ...parts, settings }),
  })
}

export default {
  fetch: async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname.startsWith("/api/")) return askDevelopmentApi(request)
    development ??= developmentSite(new URL(request.url).origin)
    const site = await development
    site.pages.drop()
    return site.fetch(request)
  },
}
