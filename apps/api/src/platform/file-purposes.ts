// What files are for. A feature that takes files says so by a value in its own folder; the one door for files reads them.
import type { FileType } from "@shirube/contract/files"

/** A picture is made anew in each of these measures. */
export interface Crop {
  readonly name: string
  readonly width: number
  readonly height: number
  /** All of the picture, no larger than this. Otherwise its middle, exactly as large. */
  readonly isWhole?: true
}

export interface FilePurpose {
  readonly name: string
  readonly mostBytes: number
  readonly accepts: readonly FileType[]
  /**
   * `public`: for anyone who has the address, for good. `private`: addresses are signed, and run out. `sealed`: encrypted in the store,
   * without any address; only the feature's own route shows it.
   */
  readonly visibility: "public" | "private" | "sealed"
  readonly crops: readonly Crop[]
  /** What it stands in may stay when its owner leaves; then its feature says when it goes. Others go with their owner. */
  readonly outlivesOwner?: true
}

export const filePurpose = (purpose: FilePurpose): FilePurpose => purpose
