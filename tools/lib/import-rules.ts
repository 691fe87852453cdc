// Who may import whom. Every rule is shown to bite in tools/check-imports.test.ts. There is no list of exceptions.
const test = "\\.test\\.tsx?$"
const npm = (name: string) => `(^|/)node_modules/${name}(/|$)`
const feature = "^apps/api/src/features/"
const slice = (...files: string[]) => `${feature}.+/(${files.join("|")})\\.ts$`
// Plain data and small functions of the contract, the errors of every noun among them.
const browserSafe =
  "^packages/contract/src/((product|personal-kinds|ruby-fit|office-days|language|errors|field-problems|body|encodings|entity-tags|remembering|tagged-store|profile-choices|proofs|sign-up-steps|topics|forum-choices|tip-choices|past-event-choices|event-missing|event-draft-choices|event-choices|saved-choices|search-choices|course-choices|course-draft-choices|draft-sources|courses/missing|japan-day|calendar/(?:due-kinds|draft-choices|months|classes|road|own-choices|entry-kinds)|days|application-choices|visa-choices|visa-timeline|visa-due|ambassador-limits|retention|consent-kinds|public-nouns|complaint-choices|suspension-choices|corrected-readings|mentions)|errors/[^/]+)\\.ts$"
// Values in, values out. Pure code that several features share is named here, and so falls under the same rule.
const pure = [slice("policy", "present"), "^apps/api/src/kernel/(ruby|own-review)\\.ts$"]

/** Patterns of paths from the root. `$1` in `to` is what the first group of `from.path` has matched. */
export interface ImportRule {
  readonly name: string
  readonly comment: string
  readonly from: { readonly path?: Patterns; readonly pathNot?: Patterns }
  readonly to: {
    readonly path?: Patterns
    readonly pathNot?: Patterns
    readonly dependencyTypesNot?: readonly ["type-only"]
    readonly circular?: true
    readonly couldNotResolve?: true
  }
}
export type Patterns = string | readonly string[]

export const importRules: readonly ImportRule[] = [
  {
    name: "no-cycles",
    comment: "Two files that need each other are one file, or hide a third. Types count: a cycle is a cycle.",
    from: {},
    to: { circular: true },
  },
  {
    name: "features-form-no-cycle",
    comment:
      "Two features that need each other: let one declare what the other reads (feature.ts), subscribe to an event, or move what they share into a feature below both.",
    from: { path: `${feature}([^/]+)/`, pathNot: [test, slice("builders", "roles")] },
    to: { circular: true },
  },
  {
    name: "resolvable",
    comment: "An import that leads nowhere would slip past every other rule.",
    from: {},
    to: { couldNotResolve: true, pathNot: "^(virtual:|tanstack-start-)" },
  },
  {
    name: "contract-imports-only-zod",
    comment:
      "The contract is shared by server, browser and tests: it stays pure data, with zod and the OpenAPI helper.",
    from: { path: "^packages/contract/src/", pathNot: test },
    to: { pathNot: ["^packages/contract/src/", npm("zod"), npm("@hono/zod-openapi")] },
  },
  {
    name: "what-the-browser-takes-is-free-of-zod",
    comment: "The files of the contract that the web may import as values lead to no others.",
    from: { path: browserSafe },
    to: { pathNot: browserSafe, dependencyTypesNot: ["type-only"] },
  },
  {
    name: "apps-stay-apart",
    comment:
      "API and web meet in the contract only; apps/server alone puts them together, and nobody imports it.",
    from: { path: "^(apps/(api|web)|packages/[^/]+)/" },
    to: { path: "^apps/", pathNot: "^$1/" },
  },
  {
    name: "nobody-imports-the-server",
    comment: "apps/server is the composition root: everything ends there, nothing starts from it.",
    from: { pathNot: "^apps/server/" },
    to: { path: "^apps/server/" },
  },
  {
    name: "siblings-are-alone",
    comment: "Identity and matching are other products, reached over HTTP only.",
    from: { path: "^siblings/([^/]+)/" },
    to: { path: "^(apps|packages|e2e|bench|tools|siblings)/", pathNot: "^siblings/$1/" },
  },
  {
    name: "nobody-imports-a-sibling",
    comment:
      "An operator swaps the stand-ins for the real services by configuration; an import would forbid that.",
    from: { pathNot: "^siblings/" },
    to: { path: "^siblings/" },
  },
  {
    name: "e2e-is-a-black-box",
    comment:
      "Journeys see what a browser sees. Whoever imports the code under test tests the code, not the product.",
    from: { path: "^e2e/" },
    to: { path: "^(apps|packages|siblings|bench|tools)/" },
  },
  {
    name: "product-knows-no-tools",
    comment: "What ships does not depend on what checks it.",
    from: { path: "^(apps|packages|siblings)/" },
    to: { path: "^(tools|bench|e2e)/" },
  },
  {
    name: "nothing-imports-a-test",
    comment: "A test is an end point; shared helpers live in testing/.",
    from: {},
    to: { path: test },
  },
  {
    name: "testing-stays-in-tests",
    comment: "Builders and test databases must not be reachable from code that runs in production.",
    from: {
      path: "^(apps|packages)/[^/]+/src/",
      pathNot: [test, "/src/testing/", slice("builders", "roles")],
    },
    to: { path: "/src/testing/" },
  },
  {
    name: "builders-are-for-tests",
    comment: "What makes people and content out of thin air is for tests, benches and seeds.",
    from: { pathNot: [test, "/src/testing/", slice("builders", "roles"), "^apps/api/seed/", "^bench/"] },
    to: { path: slice("builders") },
  },
  {
    name: "sql-only-in-queries",
    comment:
      "All SQL of a feature is in one place that takes `tx`: no statement hides in a rule or a handler.",
    from: {
      path: "^apps/(api|server)/src/",
      pathNot: ["/queries\\.ts$", "^apps/api/src/kernel/db/", "^apps/api/src/testing/", test],
    },
    to: {
      path: [npm("drizzle-orm"), npm("pg"), npm("@electric-sql/pglite"), "^apps/api/src/kernel/db/tables/"],
    },
  },
  {
    name: "a-table-belongs-to-one-feature",
    comment:
      "db/tables/<feature>.ts is for that feature alone; others ask its service. What no feature is named after is the platform's.",
    from: { path: "^apps/api/src/features/([^/]+)/" },
    to: { path: "^apps/api/src/kernel/db/tables/", pathNot: "^apps/api/src/kernel/db/tables/$1\\.ts$" },
  },
  {
    name: "routes-touch-no-data",
    comment: "A route reads as a list; what it does is behind the service.",
    from: { path: slice("routes") },
    to: { path: ["^apps/api/src/kernel/db/", "/queries\\.ts$"] },
  },
  {
    name: "policy-and-present-are-pure",
    comment: "Predicates and presenters take values and give values; only types may come from elsewhere.",
    from: { path: pure },
    to: {
      pathNot: ["^packages/contract/src/", ...pure],
      dependencyTypesNot: ["type-only"],
    },
  },
  {
    name: "rules-know-no-http",
    comment: "Services, queries and jobs also run without a request: from a job, a seed, a test.",
    from: { path: slice("service", "queries", "policy", "present", "events", "jobs", "letters", "notices") },
    to: { path: [npm("hono"), npm("@hono/[^/]+"), "^(node:)?https?2?$", "/routes\\.ts$"] },
  },
  {
    name: "a-feature-has-one-door",
    comment: "Another feature is entered by its service.ts, or better, by one of its events.",
    from: { path: "^apps/api/src/features/([^/]+)/" },
    to: { path: feature, pathNot: ["^apps/api/src/features/$1/", "/(service|events|builders)\\.ts$"] },
  },
  {
    name: "kernels-know-no-feature",
    comment:
      "Notifications, search, review and the like read what features declare in feature.ts. Below them are accounts, sessions, files and the audit log alone.",
    from: {
      path: `${feature}(notifications|search|audit|review|export|votes|follows)/`,
      pathNot: [test, slice("builders", "roles")],
    },
    to: { path: feature, pathNot: `${feature}($1|accounts|sessions|files|audit)/` },
  },
  {
    name: "app-only-lists",
    comment: "A feature is mounted by its feature.ts; a rule found outside has no feature to live in.",
    from: { path: "^apps/api/src/(app|features)\\.ts$" },
    to: { path: feature, pathNot: slice("feature") },
  },
  {
    name: "nobody-imports-a-feature-whole",
    comment: "feature.ts is for the list of features.",
    from: { path: "^apps/", pathNot: "^apps/api/src/features\\.ts$" },
    to: { path: slice("feature") },
  },
  {
    name: "events-only-declare",
    comment:
      "An event says what happened and what it changes; what follows from it is its subscribers' business.",
    from: { path: slice("events") },
    to: {
      pathNot: ["^apps/api/src/kernel/events/events\\.ts$", "^packages/contract/src/"],
      dependencyTypesNot: ["type-only"],
    },
  },
  {
    name: "ground-knows-no-feature",
    comment:
      "platform/ and db/ carry the features; carrying goes one way. (Their tests may look at the whole.)",
    from: { path: "^apps/api/src/(platform|db)/", pathNot: test },
    to: { path: [feature, "^apps/api/src/(app|features)\\.ts$"] },
  },
  {
    name: "only-the-gate-signs-out",
    comment:
      "403 signs people out. Refusal can say it, ApiError cannot; a rule that says no is a 409 with its sentence.",
    from: { pathNot: "^apps/api/src/kernel/(errors|gate|http)\\.ts$" },
    to: { path: "^apps/api/src/kernel/http/refusal\\.ts$" },
  },
  {
    name: "web-lib-is-the-ground",
    comment: "lib <- ui <- features <- routes.",
    from: { path: "^apps/web/src/lib/" },
    to: { path: "^apps/web/src/(ui|features|routes)/" },
  },
  {
    name: "web-ui-is-domain-free",
    comment: "lib <- ui <- features <- routes. A button that knows articles cannot be used for events.",
    from: { path: "^apps/web/src/ui/" },
    to: { path: "^apps/web/src/(features|routes)/" },
  },
  {
    name: "web-features-know-no-routes",
    comment:
      "lib <- ui <- features <- routes. A route composes features and knows the address; a feature does not.",
    from: { path: "^apps/web/src/features/" },
    to: { path: "^apps/web/src/routes/" },
  },
  {
    name: "web-features-stay-apart",
    comment: "What two features share belongs to ui/ or lib/; what joins them is a route.",
    from: { path: "^apps/web/src/features/([^/]+)/" },
    to: { path: "^apps/web/src/features/", pathNot: "^apps/web/src/features/$1/" },
  },
  {
    name: "web-takes-types-from-the-contract",
    comment: "zod must not reach the browser. What is free of it (browserSafe) may be imported as such.",
    from: { path: "^apps/web/src/", pathNot: test },
    to: {
      path: "^packages/contract/src/",
      pathNot: browserSafe,
      dependencyTypesNot: ["type-only"],
    },
  },
]
