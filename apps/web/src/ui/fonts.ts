import latin from "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url"

/** Links for the document head: the one font file that every page's headline needs. */
export const fontPreloads = [
  { rel: "preload", as: "font", type: "font/woff2", href: latin, crossOrigin: "anonymous" as const },
]
