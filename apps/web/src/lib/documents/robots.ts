/**
 * Short on purpose: unlisted pages say `noindex`, which a crawler could not read if it were disallowed. Only
 * paths that are not pages are listed here.
 */
export const robots = (publicUrl: string) => `User-agent: *
Disallow: /api/
Disallow: /dev/

Sitemap: ${new URL("/sitemap.xml", publicUrl)}
`
