// The attributes of pictures in texts.

/** One size of a picture stored here. */
export interface PictureSize {
  readonly address: string
  readonly width: number
  readonly height: number
}

/** Width and height are set, so that the layout does not shift. The text of `alt` is set during rendering. */
export function pictureAttributes(shown: PictureSize, larger: readonly PictureSize[]): [string, string][] {
  const sizes = [shown, ...larger.filter(({ width }) => width > shown.width)]
  return [
    ["src", shown.address],
    ...(sizes.length > 1
      ? ([
          ["srcset", sizes.map(({ address, width }) => `${address} ${width}w`).join(", ")],
          ["sizes", `min(${shown.width}px, 100vw)`],
        ] as [string, string][])
      : []),
    ["width", String(shown.width)],
    ["height", String(shown.height)],
    ["alt", ""],
    ["loading", "lazy"],
    ["decoding", "async"],
  ]
}
