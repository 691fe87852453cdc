// Each import rule is shown to bite: a small tree that breaks it, and one sound tree that breaks none.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, expect, test } from "vitest"
import { brokenImportRules } from "./check-imports.ts"
import { importRules } from "./lib/import-rules.ts"

type Tree = Record<string, string>
const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})

const packages = ["zod", "drizzle-orm", "hono", "react"]
const contract: Tree = {
  "packages/contract/src/learning/articles/routes.ts": 'import { z } from "zod"\nexport const Article = z',
  "packages/vocabulary/src/product.ts": "export const PRODUCT_NAME = 1",
}

function brokenRules(tree: Tree): string[] {
  const folder = mkdtempSync(join(tmpdir(), "shirube-imports-"))
  made.push(folder)
  const stubs = packages.flatMap((name) => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, main: "main.js" })] as const,
    [`node_modules/${name}/main.js`, ""] as const,
  ])
  const dependencies = Object.fromEntries(packages.map((name) => [name, "1"]))
  const all = {
    "package.json": JSON.stringify({ dependencies }),
    ...Object.fromEntries(stubs),
    ...contract,
    ...tree,
  }
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const top = [...new Set(Object.keys({ ...contract, ...tree }).map((file) => file.split("/")[0] ?? ""))]
  return brokenImportRules(folder, top).map(({ rule }) => rule)
}

const from = (module: string) => `import { x } from "${module}"\nexport const y = x`
const typeFrom = (module: string) => `import type { x } from "${module}"\nexport type Y = x`
const x = "export const x = 1"
const api = "apps/api/src"
const web = "apps/web/src"

const broken: Record<string, Tree[]> = {
  "no-cycles": [
    {
      [`${api}/platform/a.ts`]: `${from("./b.ts")}\n${x}`,
      [`${api}/platform/b.ts`]: `${from("./a.ts")}\n${x}`,
    },
    { [`${web}/lib/a.ts`]: `${typeFrom("./b.ts")}\n${x}`, [`${web}/lib/b.ts`]: `${from("./a.ts")}\n${x}` },
  ],
  "kernels-know-no-feature": [
    {
      [`${api}/features/notifications/jobs.ts`]: from("../forum/events.ts"),
      [`${api}/features/forum/events.ts`]: x,
    },
    {
      [`${api}/features/search/service.ts`]: typeFrom("../articles/service.ts"),
      [`${api}/features/articles/service.ts`]: x,
    },
  ],
  "features-form-no-cycle": [
    {
      [`${api}/features/forum/service.ts`]: `${from("../votes/service.ts")}\n${x}`,
      [`${api}/features/votes/service.ts`]: `${from("../forum/events.ts")}\n${x}`,
      [`${api}/features/forum/events.ts`]: x,
    },
    {
      [`${api}/features/a/service.ts`]: from("../b/service.ts"),
      [`${api}/features/b/service.ts`]: x,
      [`${api}/features/b/routes.ts`]: typeFrom("../c/service.ts"),
      [`${api}/features/c/service.ts`]: x,
      [`${api}/features/c/jobs.ts`]: from("../a/events.ts"),
      [`${api}/features/a/events.ts`]: x,
    },
  ],
  resolvable: [{ [`${api}/platform/a.ts`]: from("./nowhere.ts") }],
  "contract-imports-only-zod": [
    { "packages/contract/src/a.ts": from("hono") },
    { "packages/contract/src/a.ts": from("node:fs") },
  ],
  "what-the-browser-takes-is-free-of-zod": [
    { "packages/vocabulary/src/community/forum/errors.ts": from("zod") },
    { "packages/vocabulary/src/errors.ts": from("./articles.ts") },
  ],
  "apps-stay-apart": [
    { [`${web}/lib/a.ts`]: from("../../../api/src/app.ts"), [`${api}/app.ts`]: x },
    { [`${api}/app.ts`]: typeFrom("../../web/src/server.ts"), [`${web}/server.ts`]: x },
    { "packages/contract/src/a.ts": from("../../../apps/api/src/app.ts"), [`${api}/app.ts`]: x },
  ],
  "nobody-imports-the-server": [
    { "tools/a.ts": from("../apps/server/src/main.ts"), "apps/server/src/main.ts": x },
  ],
  "siblings-are-alone": [
    { "siblings/identity/main.ts": from("../../packages/contract/src/product.ts") },
    { "siblings/identity/main.ts": from("../matching/main.ts"), "siblings/matching/main.ts": x },
  ],
  "nobody-imports-a-sibling": [
    { "e2e/a.spec.ts": from("../siblings/identity/main.ts"), "siblings/identity/main.ts": x },
  ],
  "e2e-is-a-black-box": [{ "e2e/a.spec.ts": from("@shirube/vocabulary/product") }],
  "product-knows-no-tools": [{ [`${api}/app.ts`]: from("../../../tools/a.ts"), "tools/a.ts": x }],
  "nothing-imports-a-test": [
    { [`${api}/platform/a.test.ts`]: x, [`${api}/platform/b.test.ts`]: from("./a.test.ts") },
  ],
  "testing-stays-in-tests": [
    { [`${api}/testing/api.ts`]: x, [`${api}/platform/a.ts`]: from("../testing/api.ts") },
  ],
  "builders-are-for-tests": [
    {
      [`${api}/features/forum/service.ts`]: from("../articles/builders.ts"),
      [`${api}/features/articles/builders.ts`]: x,
    },
    {
      [`${api}/app.ts`]: from("./features/articles/builders.ts"),
      [`${api}/features/articles/builders.ts`]: x,
    },
  ],
  "sql-only-in-queries": [
    { [`${api}/features/articles/service.ts`]: from("drizzle-orm") },
    { [`${api}/platform/a.ts`]: typeFrom("../db/tables/accounts.ts"), [`${api}/db/tables/accounts.ts`]: x },
  ],
  "a-table-belongs-to-one-feature": [
    {
      [`${api}/features/forum/queries.ts`]: from("../../db/tables/accounts.ts"),
      [`${api}/db/tables/accounts.ts`]: x,
    },
    {
      [`${api}/features/forum/answers/queries.ts`]: typeFrom("../../../db/tables/platform.ts"),
      [`${api}/db/tables/platform.ts`]: x,
    },
  ],
  "routes-touch-no-data": [
    {
      [`${api}/features/articles/routes.ts`]: from("./queries.ts"),
      [`${api}/features/articles/queries.ts`]: x,
    },
    { [`${api}/features/a/b/routes.ts`]: typeFrom("../../../db/client.ts"), [`${api}/db/client.ts`]: x },
  ],
  "policy-and-present-are-pure": [
    {
      [`${api}/features/articles/policy.ts`]: from("./queries.ts"),
      [`${api}/features/articles/queries.ts`]: x,
    },
    { [`${api}/features/articles/present.ts`]: from("node:fs") },
    { [`${api}/platform/ruby.ts`]: from("node:fs") },
    {
      [`${api}/features/articles/present.ts`]: from("../../platform/clock.ts"),
      [`${api}/platform/clock.ts`]: x,
    },
  ],
  "rules-know-no-http": [
    { [`${api}/features/articles/service.ts`]: from("hono") },
    { [`${api}/features/articles/queries.ts`]: typeFrom("hono") },
    { [`${api}/features/articles/jobs.ts`]: from("node:http") },
    {
      [`${api}/features/articles/service.ts`]: from("./routes.ts"),
      [`${api}/features/articles/routes.ts`]: x,
    },
  ],
  "a-feature-has-one-door": [
    {
      [`${api}/features/forum/service.ts`]: from("../users/queries.ts"),
      [`${api}/features/users/queries.ts`]: x,
    },
  ],
  "app-only-lists": [
    { [`${api}/app.ts`]: from("./features/articles/service.ts"), [`${api}/features/articles/service.ts`]: x },
    {
      [`${api}/features.ts`]: from("./features/articles/routes.ts"),
      [`${api}/features/articles/routes.ts`]: x,
    },
  ],
  "nobody-imports-a-feature-whole": [
    { [`${api}/features/a/service.ts`]: from("./feature.ts"), [`${api}/features/a/feature.ts`]: x },
  ],
  "events-only-declare": [
    { [`${api}/features/a/events.ts`]: from("./service.ts"), [`${api}/features/a/service.ts`]: x },
  ],
  "ground-knows-no-feature": [
    {
      [`${api}/platform/a.ts`]: from("../features/forum/service.ts"),
      [`${api}/features/forum/service.ts`]: x,
    },
    { [`${api}/db/a.ts`]: typeFrom("../features/forum/service.ts"), [`${api}/features/forum/service.ts`]: x },
  ],
  "only-the-gate-signs-out": [
    {
      [`${api}/features/forum/service.ts`]: from("../../platform/refusal.ts"),
      [`${api}/platform/refusal.ts`]: x,
    },
    { [`${api}/platform/session.ts`]: from("./refusal.ts"), [`${api}/platform/refusal.ts`]: x },
  ],
  "web-lib-is-the-ground": [{ [`${web}/lib/a.ts`]: from("../ui/button.tsx"), [`${web}/ui/button.tsx`]: x }],
  "web-ui-is-domain-free": [
    { [`${web}/ui/a.tsx`]: from("../features/forum/b.tsx"), [`${web}/features/forum/b.tsx`]: x },
  ],
  "web-features-know-no-routes": [
    { [`${web}/features/forum/b.tsx`]: typeFrom("../../routes/a.tsx"), [`${web}/routes/a.tsx`]: x },
  ],
  "web-features-stay-apart": [
    { [`${web}/features/forum/b.tsx`]: from("../users/a.tsx"), [`${web}/features/users/a.tsx`]: x },
  ],
  "web-takes-types-from-the-contract": [
    { [`${web}/lib/a.ts`]: from("../../../../packages/contract/src/articles.ts") },
  ],
}

test("every rule has a tree that breaks it", () => {
  expect(Object.keys(broken).sort()).toEqual(importRules.map((rule) => rule.name).sort())
})

test.each(Object.entries(broken).flatMap(([rule, trees]) => trees.map((tree) => ({ rule, tree }))))(
  "$rule is noticed in $tree",
  ({ rule, tree }) => {
    expect(brokenRules(tree)).toContain(rule)
  },
)

test("a sound tree breaks no rule", () => {
  const articles = `${api}/features/articles`
  const sound: Tree = {
    [`${api}/app.ts`]: from("./features.ts"),
    [`${api}/features.ts`]: `${from("./features/articles/feature.ts")}\n${x}`,
    [`${articles}/feature.ts`]: `${from("./routes.ts")}\n${x}`,
    [`${articles}/jobs.ts`]: from("../users/events.ts"),
    [`${api}/features/users/events.ts`]: `import "../../platform/events.ts"\n${x}`,
    [`${api}/platform/events.ts`]: x,
    [`${articles}/routes.ts`]: `${from("./service.ts")}\nimport "hono"\n${x}`,
    [`${articles}/service.ts`]: `${from("./queries.ts")}\nimport "../users/service.ts"\nimport "./policy.ts"\n${x}`,
    [`${articles}/queries.ts`]: `import "drizzle-orm"\n${from("../../db/tables/articles.ts")}\n${x}`,
    [`${articles}/lists/queries.ts`]: from("../../../db/tables/articles.ts"),
    [`${api}/platform/queries.ts`]: from("../db/tables/articles.ts"),
    [`${articles}/policy.ts`]: `import type { x } from "./queries.ts"\nexport type Row = x`,
    [`${articles}/present.ts`]: `${from("../../../../../packages/contract/src/articles.ts")}\nimport "../../platform/ruby.ts"`,
    [`${api}/platform/ruby.ts`]: x,
    [`${articles}/articles.test.ts`]: from("./builders.ts"),
    [`${api}/features/users/users.test.ts`]: from("../articles/service.ts"),
    [`${api}/features/users/service.ts`]: x,
    [`${articles}/builders.ts`]: from("../../testing/api.ts"),
    [`${api}/testing/api.ts`]: x,
    [`${api}/db/tables/articles.ts`]: `import "drizzle-orm"\n${x}`,
    [`${web}/lib/a.ts`]: `${from("../../../../packages/contract/src/product.ts")}\n${x}`,
    "packages/vocabulary/src/errors.ts": `${from("./errors/forum.ts")}\n${x}`,
    "packages/vocabulary/src/community/forum/errors.ts": `import type { Article } from "../articles.ts"\n${x}`,
    [`${web}/lib/c.ts`]: from("../../../../packages/contract/src/errors.ts"),
    [`${web}/lib/b.ts`]: typeFrom("../../../../packages/contract/src/articles.ts"),
    [`${web}/ui/button.tsx`]: `${from("../lib/a.ts")}\n${x}`,
    [`${web}/features/articles/page.tsx`]: `${from("../../ui/button.tsx")}\n${x}`,
    [`${web}/routes/article.tsx`]: from("../features/articles/page.tsx"),
    "apps/server/src/main.ts": from("../../api/src/app.ts"),
  }
  expect(brokenRules(sound)).toEqual([])
})
