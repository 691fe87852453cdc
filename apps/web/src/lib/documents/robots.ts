export const robots = (publicUrl: string) => `User-agent: *
Disallow: /api/
Disallow: /auth/
Disallow: /dev/
Disallow: /account

Sitemap: ${new URL("/sitemap.xml", publicUrl)}
`
