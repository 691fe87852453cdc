/**
 * Few lines on purpose: a page that no search engine should list says `noindex`, and a crawler that may not fetch it would never read
 * that. Only what is no page at all is named here.
 */
export const robots = (publicUrl: string) => `User-agent: *
Disallow: /api/
Disallow: /dev/

Sitemap: ${new URL("/sitemap.xml", publicUrl)}
`
