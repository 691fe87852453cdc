import latin from "#web/fonts/newsreader-latin.woff2?url"

/** Preload links for the document head: the one font file that every page's headline needs. */
export const fontPreloads = [
  { rel: "preload", as: "font", type: "font/woff2", href: latin, crossOrigin: "anonymous" as const },
]
