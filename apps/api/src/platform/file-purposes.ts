// What files are for. A feature that takes files says so by a value in its own folder; the one door for files reads them.

/** A picture is cropped from its middle to these measures, and made anew in each of them. */
export interface Crop {
  readonly name: string
  readonly width: number
  readonly height: number
}

export interface FilePurpose {
  readonly name: string
  readonly mostBytes: number
  /** For anyone who has the address, for good. Otherwise addresses are signed, and run out. */
  readonly isPublic: boolean
  readonly crops: readonly Crop[]
}

export const filePurpose = (purpose: FilePurpose): FilePurpose => purpose
