import type { SiteEntry } from "#web/lib/page/navigation.ts"

export const navigation: readonly SiteEntry[] = [
  { to: "/about", text: "about", in: { about: 1 } },
  { to: "/help", text: "help", in: { about: 2 } },
  { to: "/contact", text: "contact", in: { about: 3 } },
  { to: "/for-universities", text: "forUniversities", in: { about: 6 } },
  { to: "/for-companies", text: "forCompanies", in: { about: 7 } },
  { to: "/terms", text: "terms", in: { about: 10 } },
  { to: "/privacy", text: "privacy", in: { about: 20 } },
]
