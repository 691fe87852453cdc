import { existsSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { Config } from "@shirube/api/platform/config"
import type { Faults } from "@shirube/api/platform/faults"
import type { Api } from "@shirube/api/platform/http"

/** What the built web app offers; `apps/web/src/server.ts` is the other side of this. */
export interface Site {
  fetch(request: Request): Promise<Response>
  readonly pages: {
    answer(
      method: string,
      url: string,
      headers: Record<string, string | string[] | undefined>,
    ): CachedAnswer | undefined
    drop(tags?: readonly string[]): void
  }
}
export interface CachedAnswer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly chunks: readonly Buffer[]
}
export interface SiteOptions {
  readonly api: Api
  readonly publicUrl: string
  readonly apiTimeoutMs: number
  readonly maintenance: boolean
  readonly devTools: boolean
  readonly analyticsId: string | undefined
  readonly report: (error: unknown, context: { path?: string; device?: object }) => void
}

export const WEB_DIST = join(import.meta.dirname, "../../web/dist")

export const siteOptions = (config: Config, api: Api, faults: Faults): SiteOptions => ({
  api,
  publicUrl: config.publicUrl,
  apiTimeoutMs: config.apiTimeoutMs,
  maintenance: config.maintenance,
  // A demo that sends its mail has no mailbox to offer.
  devTools: config.demo && config.smtpUrl === undefined,
  analyticsId: config.analyticsId,
  report: (error, context) => faults.happened("page", error, "a page failed unexpectedly", context),
})

export async function loadSite(config: Config, api: Api, faults: Faults): Promise<Site> {
  const entry = join(WEB_DIST, "server/server.js")
  if (!existsSync(entry))
    throw new Error("The web app is not built yet: run `npm run build`, or start with `npm start`.")
  const { createSite } = (await import(pathToFileURL(entry).href)) as {
    createSite: (options: SiteOptions) => Site
  }
  return createSite(siteOptions(config, api, faults))
}
