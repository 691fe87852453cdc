import { existsSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { Config } from "@shirube/api/kernel/config/config"
import { hasDevTools } from "@shirube/api/kernel/config/demo"
import type { Api } from "@shirube/api/kernel/http/http"
import type { Faults } from "@shirube/api/kernel/process/faults"
import type { Log } from "@shirube/api/kernel/process/log"

/** The interface of the built web app, implemented in `apps/web/src/site.ts`. */
export interface Site {
  fetch(request: Request): Promise<Response>
  readonly pages: {
    answer(
      method: string,
      url: string,
      headers: Record<string, string | string[] | undefined>,
    ): CachedAnswer | undefined
    drop(tags?: readonly string[], isAddition?: boolean): void
  }
}
export interface CachedAnswer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Uint8Array | undefined
}

/**
 * Renders pages; implemented in `apps/web/src/renderer.ts`. Jobs and results are opaque here, because only the two halves of
 * the web app read them.
 */
export interface Renderer {
  readonly pages: unknown
  page(job: unknown, signal?: AbortSignal): Promise<Made | undefined>
  picture(job: unknown): Promise<Made | undefined>
}
export interface Made {
  readonly status: number
  readonly body?: Uint8Array<ArrayBuffer> | undefined
}
/** A page or a picture whose rendering failed. */
export const failedPage = (status: 500 | 503): Made => ({
  ...{ status, headers: [], body: undefined, code: { scripts: [], styles: [] } },
  ...{ isOutage: status === 503, mayBeStored: false, tags: [] },
})

/** The configuration available to pages. */
export interface Settings {
  readonly publicUrl: string
  readonly apiTimeoutMs: number
  readonly devTools: boolean
  readonly analyticsId: string | undefined
  readonly helpEmail: string
}
export interface RendererOptions {
  readonly settings: unknown
  readonly api: Api
  readonly report: (error: unknown, context: { path?: string; device?: object }) => void
}
export interface RendererModule {
  readonly createRenderer: (options: RendererOptions) => Renderer
}

/** An API call of a page that was refused. */
interface PageRefusal {
  readonly status: number
  readonly page: string
  readonly call: string
  readonly code: string | undefined
}

export interface SiteOptions extends Settings, Omit<RendererOptions, "settings"> {
  readonly renderer: Renderer
  readonly noteRefusal: (refusal: PageRefusal) => void
  readonly maintenance: boolean
}
export interface SiteModule {
  readonly createSite: (options: SiteOptions) => Site
}

export const WEB_DIST = join(import.meta.dirname, "../../web/dist")

export const settingsOf = (config: Config): Settings => ({
  publicUrl: config.publicUrl,
  apiTimeoutMs: config.apiTimeoutMs,
  devTools: hasDevTools(config),
  analyticsId: config.analyticsId,
  helpEmail: config.helpEmail,
})

export const reportTo =
  (faults: Faults): RendererOptions["report"] =>
  (error, context) =>
    faults.happened("page", error, "a page failed unexpectedly", context)

export const noteRefusalIn =
  (log: Log): SiteOptions["noteRefusal"] =>
  ({ status, page, call, code }) =>
    log.info({ status, page, call, code }, "the API refused what a page is made of")

/** The URLs of the two halves of the built web app. */
export function builtWeb(): { readonly site: string; readonly renderer: string } {
  const [site = "", renderer = ""] = ["server", "renderer"].map((name) => join(WEB_DIST, `server/${name}.js`))
  if (!existsSync(site) || !existsSync(renderer))
    throw new Error("The web app is not built yet: run `npm run build`, or start with `npm start`.")
  return { site: pathToFileURL(site).href, renderer: pathToFileURL(renderer).href }
}
