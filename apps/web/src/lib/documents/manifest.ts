import type { Language } from "@shirube/vocabulary/language"
import { PRODUCT_NAME, PRODUCT_NAME_JA, SITE_DESCRIPTION } from "@shirube/vocabulary/product"

export const manifest = (language: Language) =>
  JSON.stringify({
    name: language === "ja" ? `${PRODUCT_NAME_JA} ${PRODUCT_NAME}` : PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: SITE_DESCRIPTION[language],
    lang: language,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#faf7f0",
    theme_color: "#faf7f0",
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  })
