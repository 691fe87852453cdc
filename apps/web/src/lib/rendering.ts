// What the site asks of whoever makes its pages. All of it is data: the two may live in different threads.
import type { InlineCode } from "./inline-code.ts"
import type { Page } from "./page-data.ts"
import type { PageRefusal } from "./page-refusal.ts"
import type { Visit } from "./page-request.ts"
import type { FormOutcome } from "./request-context.ts"

export interface Renderer {
  /** Every address of the site, as its route declares it. */
  readonly pages: readonly Page[]
  /** A page that failed is a page too: its status says so. Rejects only where nobody is there to make it. */
  page(job: PageJob, signal?: AbortSignal): Promise<RenderedPage>
  /** The same; undefined where the address is not a picture's. */
  picture(job: PictureJob): Promise<DrawnPicture | undefined>
}

/** Who asks, for the API's rate limits and for reports of failures. Routes never see it. */
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
  /** The HTML, in memory of its own. Undefined where there is none to show: the site has a screen for that. */
  readonly body: Uint8Array<ArrayBuffer> | undefined
  /** What may run inside of it. */
  readonly code: InlineCode
  readonly refusal?: PageRefusal | undefined
  /** It could not be made because the API is down. */
  readonly isOutage: boolean
  /** It is good for everybody who asks for the same, not only for whom it was made. */
  readonly mayBeStored: boolean
  /** Of what it is made of. */
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
