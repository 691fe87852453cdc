// The purposes of files. A feature that takes files defines a purpose in its own folder; the shared upload
// code reads them.
import type { FileType } from "@shirube/contract/common/media/files"

/** A picture is re-encoded in each of these sizes. */
export interface Crop {
  readonly name: string
  readonly width: number
  readonly height: number
  /** The whole picture, scaled to fit. Otherwise its middle, cropped to exactly this size. */
  readonly isWhole?: true
}

export interface FilePurpose {
  readonly name: string
  readonly mostBytes: number
  readonly accepts: readonly FileType[]
  /**
   * `public`: for anyone with the URL, permanently. `private`: URLs are signed and expire. `sealed`: encrypted
   * in the store, without a URL; only the feature's own route serves it.
   */
  readonly visibility: "public" | "private" | "sealed"
  readonly crops: readonly Crop[]
  /**
   * Its content may stay when the owner's account is deleted; its feature then decides when to remove it.
   * Other files are removed with their owner.
   */
  readonly outlivesOwner?: true
}

export const filePurpose = (purpose: FilePurpose): FilePurpose => purpose
