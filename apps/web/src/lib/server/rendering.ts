// The interface between the site and its renderer. All of it is data, because the two may run in different
// threads.

import type { ServedPage } from "../page/page-data.ts"
import type { InlineCode } from "./inline-code.ts"
import type { PageRefusal } from "./page-refusal.ts"
import type { Visit } from "./page-request.ts"
import type { FormOutcome } from "./request-context.ts"

export interface Renderer {
  /** Every path of the site, as its route declares it. */
  readonly pages: readonly ServedPage[]
  /** A failed page is a page too, with its status. Rejects only if there is no renderer. */
  page(job: PageJob, signal?: AbortSignal): Promise<RenderedPage>
  /** Likewise; undefined if the path is not a picture's. */
  picture(job: PictureJob): Promise<DrawnPicture | undefined>
}

/** The client, for the API's rate limits and for error reports. Routes never see it. */
export interface Client {
  readonly ip: string | null
  readonly userAgent: string | null
}

export interface PageJob {
  readonly visit: Visit
  readonly client: Client
  readonly form?: FormOutcome
}

export interface RenderedPage {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** The HTML, in its own memory. Undefined if there is none to show: the site has a screen for that. */
  readonly body: Uint8Array<ArrayBuffer> | undefined
  /** The inline code that may run in it. */
  readonly code: InlineCode
  /** Its route declares that it may use the microphone. */
  readonly usesMicrophone?: boolean
  /** Its route declares that pages of this site may show it in a frame. */
  readonly isFramed?: boolean
  readonly refusal?: PageRefusal | undefined
  /** It could not be rendered because the API is down. */
  readonly isOutage: boolean
  /** It is the same for everyone who requests it, so it can be cached. */
  readonly mayBeStored: boolean
  /** Cache tags of its data. */
  readonly tags: readonly string[]
}

export interface PictureJob {
  readonly path: string
  readonly search: string
  readonly ifNoneMatch: string | null
  readonly client: Client
}

export interface DrawnPicture {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer> | undefined
}
