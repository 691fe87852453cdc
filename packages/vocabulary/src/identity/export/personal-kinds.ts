// The kinds of personal data that the product stores, free of dependencies so that the browser may import it.
// The privacy policy has one bullet for each, in this order, and every table that names a person belongs to
// one of them.

export const personalKinds = [
  "account",
  "profile",
  "verification",
  "roles",
  "forum",
  "reactions",
  "learning",
  "contributions",
  "events",
  "sessions",
  "calendar",
  "visa",
  "applications",
  "careerDocuments",
  "saved",
  "words",
  "uploads",
  "notifications",
  "push",
  "safety",
  "consents",
  "security",
  "dataRequests",
] as const
export type PersonalKind = (typeof personalKinds)[number]
