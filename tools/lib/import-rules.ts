// Which file may import which. Every rule is shown to bite in tools/check-imports.test.ts. There is no list of exceptions.
import { contract, type ImportRule, modules, npm, slice, test, vocabulary } from "./import-patterns.ts"

// Values in, values out. Pure code that several features share is named here, and so falls under the same rule.
const pure = [slice("policy", "present"), "^apps/api/src/kernel/(text/ruby|features/own-review)\\.ts$"]

/** What a feature shows in the navigation of the site, the account and the editors' area. */
const webNavigation = "^apps/web/src/modules/.+/(account-|editor-)?navigation\\.ts$"

/** From the bottom up: a module imports modules above it in this list, never beside or below it. */
export const moduleLayers: readonly (readonly string[])[] = [
  ["common"],
  ["identity"],
  ["editorial"],
  ["people"],
  ["learning"],
  ["community", "events", "season"],
  ["mentors"],
  ["career"],
  ["site"],
]
const inModule = (...names: string[]) =>
  `^(?:apps/(?:api|web)/src/modules|packages/(?:contract|vocabulary)/src)/(?:${names.join("|")})/`

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
    from: { path: `${modules}([^/]+/[^/]+)/`, pathNot: [test, slice("builders", "roles")] },
    to: { circular: true },
  },
  ...moduleLayers.flatMap((layer, level) =>
    layer.map(
      (name): ImportRule => ({
        name: `${name}-imports-lower-modules`,
        comment:
          "Modules have a direction, the same in API, contract and web. Let the lower feature declare a hook (feature.ts) or emit an event instead.",
        from: { path: inModule(name), pathNot: [test, slice("builders", "roles")] },
        to: {
          path: inModule(...moduleLayers.slice(level).flat()),
          pathNot: inModule(name),
        },
      }),
    ),
  ),
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
    from: { path: contract, pathNot: test },
    to: { pathNot: [contract, vocabulary, npm("zod"), npm("@hono/zod-openapi")] },
  },
  {
    name: "vocabulary-imports-nothing",
    comment: "The browser loads it: constants, choices and error texts, without zod or any other package.",
    from: { path: vocabulary, pathNot: test },
    to: { pathNot: vocabulary },
  },
  {
    name: "apps-stay-apart",
    comment: "API and web meet in the contract only; apps/server alone composes them.",
    from: { path: "^(apps/(api|web)|packages/[^/]+)/" },
    to: { path: "^apps/", pathNot: "^$1/" },
  },
  {
    name: "server-is-imported-by-none",
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
    name: "siblings-are-reached-over-http",
    comment:
      "An operator swaps the stand-ins for the real services by configuration; an import would forbid that.",
    from: { pathNot: "^siblings/" },
    to: { path: "^siblings/" },
  },
  {
    name: "e2e-is-a-black-box",
    comment:
      "Journeys see what a browser sees. Importing the code under test would test the code, not the product.",
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
      "db/tables/<module>/<feature>.ts and the folder beside it are for that feature alone; others call its service. The other tables are the kernel's.",
    from: { path: "^apps/api/src/modules/([^/]+/[^/]+)/" },
    to: {
      path: "^apps/api/src/kernel/db/tables/",
      pathNot: "^apps/api/src/kernel/db/tables/$1(/[^/]+)?\\.ts$",
    },
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
      pathNot: [contract, vocabulary, ...pure],
      dependencyTypesNot: ["type-only"],
    },
  },
  {
    name: "rules-know-no-http",
    comment: "Services, queries and jobs also run without a request: from a job, a seed, a test.",
    from: { path: slice("service", "queries", "policy", "present", "events", "jobs", "letters", "notices") },
    to: { path: [npm("hono"), npm("@hono/[^/]+"), "^(node:)?https?2?$", slice("routes")] },
  },
  {
    name: "a-feature-has-one-door",
    comment: "Another feature is entered by its service.ts, or better, by one of its events.",
    from: { path: "^apps/api/src/modules/([^/]+/[^/]+)/" },
    to: { path: modules, pathNot: ["^apps/api/src/modules/$1/", "/(service|events|builders)\\.ts$"] },
  },
  {
    name: "mechanisms-know-no-feature",
    comment:
      "Notifications, search, review and the like read what features declare in feature.ts. Below them are accounts, sessions, media and the audit log alone.",
    from: {
      path: `${modules}[^/]+/(notifications|search|audit|review|export|votes|follows)/`,
      pathNot: [test, slice("builders", "roles")],
    },
    to: { path: modules, pathNot: `${modules}[^/]+/($1|accounts|sessions|media|audit)/` },
  },
  {
    name: "app-only-lists",
    comment: "A feature is mounted by its feature.ts; a rule found outside has no feature to live in.",
    from: { path: "^apps/api/src/(app|features\\.gen)\\.ts$" },
    to: { path: modules, pathNot: slice("feature") },
  },
  {
    name: "feature-is-for-the-list",
    comment: "feature.ts is for the list of features.",
    from: { path: "^apps/", pathNot: "^apps/api/src/features\\.gen\\.ts$" },
    to: { path: slice("feature") },
  },
  {
    name: "events-only-declare",
    comment:
      "An event says what happened and what it changes; what follows from it is its subscribers' business.",
    from: { path: slice("events") },
    to: {
      pathNot: ["^apps/api/src/kernel/events/events\\.ts$", contract, vocabulary],
      dependencyTypesNot: ["type-only"],
    },
  },
  {
    name: "kernel-knows-no-feature",
    comment: "Features import kernels, never the other way round. (Tests of a kernel may use the whole app.)",
    from: { path: "^apps/api/src/kernel/", pathNot: test },
    to: { path: [modules, "^apps/api/src/(app|features\\.gen)\\.ts$"] },
  },
  {
    name: "only-the-gate-signs-out",
    comment:
      "403 signs people out. Refusal can say it, ApiError cannot; a rule that says no is a 409 with its sentence.",
    from: { pathNot: "^apps/api/src/kernel/http/(errors|gate|http)\\.ts$" },
    to: { path: "^apps/api/src/kernel/http/refusal\\.ts$" },
  },
  {
    name: "web-lib-is-the-base",
    comment: "lib <- ui <- kits <- modules <- routes.",
    from: { path: "^apps/web/src/lib/", pathNot: test },
    to: { path: "^apps/web/src/(ui|kits|modules|routes)/" },
  },
  {
    name: "web-ui-is-domain-free",
    comment:
      "lib <- ui <- kits <- modules <- routes. A button that knows articles cannot be used for events.",
    from: { path: "^apps/web/src/ui/" },
    to: { path: "^apps/web/src/(kits|modules|routes)/" },
  },
  {
    name: "web-kits-know-no-module",
    comment:
      "lib <- ui <- kits <- modules <- routes. A kit is a screen that several nouns share: they describe themselves to it.",
    from: { path: "^apps/web/src/kits/", pathNot: test },
    to: { path: "^apps/web/src/(modules|routes)/" },
  },
  {
    name: "web-kits-stay-apart",
    comment: "What two kits share belongs to ui/ or lib/.",
    from: { path: "^apps/web/src/kits/([^/]+)/" },
    to: { path: "^apps/web/src/kits/", pathNot: "^apps/web/src/kits/$1/" },
  },
  {
    name: "web-modules-know-no-routes",
    comment:
      "lib <- ui <- kits <- modules <- routes. A route composes features and knows the address; a feature does not.",
    from: { path: "^apps/web/src/modules/" },
    to: { path: "^apps/web/src/routes/" },
  },
  {
    name: "web-modules-stay-apart",
    comment:
      "What two modules share belongs to kits/, ui/ or lib/; a route composes them. Inside a module, a screen may combine its nouns.",
    from: { path: "^apps/web/src/modules/([^/]+)/" },
    to: { path: "^apps/web/src/modules/", pathNot: "^apps/web/src/modules/$1/" },
  },
  {
    name: "web-navigation-is-data",
    comment:
      "Every page loads the site's navigation: an entry is a path, a text key and an icon, and brings no code of its feature.",
    from: { path: webNavigation },
    to: { pathNot: [npm("lucide-react")], dependencyTypesNot: ["type-only"] },
  },
  {
    name: "web-navigation-is-for-the-list",
    comment: "Frames show the generated lists (tools/lists.ts) and know no feature.",
    from: { pathNot: "^apps/web/src/(account-|editor-)?navigation\\.gen\\.ts$" },
    to: { path: webNavigation },
  },
  {
    name: "web-features-form-no-cycle",
    comment: "A screen combines nouns of its module; the nouns do not know the screen.",
    from: { path: "^apps/web/src/modules/([^/]+/[^/]+)/", pathNot: test },
    to: { circular: true },
  },
  {
    name: "web-takes-types-from-the-contract",
    comment: "zod must not reach the browser. Values come from packages/vocabulary.",
    from: { path: "^apps/web/src/", pathNot: test },
    to: { path: contract, dependencyTypesNot: ["type-only"] },
  },
]
