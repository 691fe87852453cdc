// Each import rule is shown to bite: a small tree that breaks it, and one sound tree that breaks none.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, expect, test } from "vitest"
import { brokenImportRules } from "./check-imports.ts"
import { importRules, moduleLayers } from "./lib/import-rules.ts"

type Tree = Record<string, string>
const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})

const packages = ["zod", "drizzle-orm", "hono", "react"]
const contract: Tree = {
  "packages/contract/src/articles.ts": 'import { z } from "zod"\nexport const Article = z',
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
      [`${api}/kernel/a.ts`]: `${from("./b.ts")}\n${x}`,
      [`${api}/kernel/b.ts`]: `${from("./a.ts")}\n${x}`,
    },
    { [`${web}/lib/a.ts`]: `${typeFrom("./b.ts")}\n${x}`, [`${web}/lib/b.ts`]: `${from("./a.ts")}\n${x}` },
  ],
  "mechanisms-know-no-feature": [
    {
      [`${api}/modules/learning/notifications/jobs.ts`]: from("../forum/events.ts"),
      [`${api}/modules/learning/forum/events.ts`]: x,
    },
    {
      [`${api}/modules/learning/search/service.ts`]: typeFrom("../articles/service.ts"),
      [`${api}/modules/learning/articles/service.ts`]: x,
    },
  ],
  "features-form-no-cycle": [
    {
      [`${api}/modules/learning/forum/service.ts`]: `${from("../votes/service.ts")}\n${x}`,
      [`${api}/modules/learning/votes/service.ts`]: `${from("../forum/events.ts")}\n${x}`,
      [`${api}/modules/learning/forum/events.ts`]: x,
    },
    {
      [`${api}/modules/learning/a/service.ts`]: from("../b/service.ts"),
      [`${api}/modules/learning/b/service.ts`]: x,
      [`${api}/modules/learning/b/routes.ts`]: typeFrom("../c/service.ts"),
      [`${api}/modules/learning/c/service.ts`]: x,
      [`${api}/modules/learning/c/jobs.ts`]: from("../a/events.ts"),
      [`${api}/modules/learning/a/events.ts`]: x,
    },
  ],
  resolvable: [{ [`${api}/kernel/a.ts`]: from("./nowhere.ts") }],
  "contract-imports-only-zod": [
    { "packages/contract/src/a.ts": from("hono") },
    { "packages/contract/src/a.ts": from("node:fs") },
  ],
  "vocabulary-imports-nothing": [
    { "packages/vocabulary/src/community/forum/errors.ts": from("zod") },
    { "packages/vocabulary/src/errors.ts": typeFrom("../../contract/src/articles.ts") },
  ],
  ...Object.fromEntries(
    moduleLayers.flatMap((layer, level) =>
      layer.map((name) => [
        `${name}-imports-lower-modules`,
        moduleLayers
          .slice(level)
          .flat()
          .filter((other) => other !== name)
          .flatMap((other) => [
            {
              [`${api}/modules/${name}/a/service.ts`]: typeFrom(`../../${other}/b/service.ts`),
              [`${api}/modules/${other}/b/service.ts`]: x,
            },
            {
              [`packages/contract/src/${name}/a/routes.ts`]: from(`../../${other}/b/routes.ts`),
              [`packages/contract/src/${other}/b/routes.ts`]: x,
            },
          ]),
      ]),
    ),
  ),
  "web-navigation-is-data": [
    {
      [`${web}/modules/community/forum/navigation.ts`]: from("./address.ts"),
      [`${web}/modules/community/forum/address.ts`]: x,
    },
    {
      [`${web}/modules/community/forum/account-navigation.ts`]: from("../../../lib/a.ts"),
      [`${web}/lib/a.ts`]: x,
    },
  ],
  "web-navigation-is-for-the-list": [
    {
      [`${web}/modules/site/shell/places.ts`]: from("../home/navigation.ts"),
      [`${web}/modules/site/home/navigation.ts`]: x,
    },
    {
      [`${web}/routes/a.tsx`]: typeFrom("../modules/people/saved/editor-navigation.ts"),
      [`${web}/modules/people/saved/editor-navigation.ts`]: x,
    },
  ],
  "web-features-form-no-cycle": [
    {
      [`${web}/modules/identity/security/page.tsx`]: `${from("../sessions/section.tsx")}`,
      [`${web}/modules/identity/security/queries.ts`]: x,
      [`${web}/modules/identity/sessions/section.tsx`]: `${typeFrom("../security/queries.ts")}\n${x}`,
    },
  ],
  "apps-stay-apart": [
    { [`${web}/lib/a.ts`]: from("../../../api/src/app.ts"), [`${api}/app.ts`]: x },
    { [`${api}/app.ts`]: typeFrom("../../web/src/server.ts"), [`${web}/server.ts`]: x },
    { "packages/contract/src/a.ts": from("../../../apps/api/src/app.ts"), [`${api}/app.ts`]: x },
  ],
  "server-is-imported-by-none": [
    { "tools/a.ts": from("../apps/server/src/main.ts"), "apps/server/src/main.ts": x },
  ],
  "siblings-are-alone": [
    { "siblings/identity/main.ts": from("../../packages/vocabulary/src/product.ts") },
    { "siblings/identity/main.ts": from("../matching/main.ts"), "siblings/matching/main.ts": x },
  ],
  "siblings-are-reached-over-http": [
    { "e2e/a.spec.ts": from("../siblings/identity/main.ts"), "siblings/identity/main.ts": x },
  ],
  "e2e-is-a-black-box": [{ "e2e/a.spec.ts": from("../packages/vocabulary/src/product.ts") }],
  "product-knows-no-tools": [{ [`${api}/app.ts`]: from("../../../tools/a.ts"), "tools/a.ts": x }],
  "nothing-imports-a-test": [
    { [`${api}/kernel/a.test.ts`]: x, [`${api}/kernel/b.test.ts`]: from("./a.test.ts") },
  ],
  "testing-stays-in-tests": [
    { [`${api}/testing/api.ts`]: x, [`${api}/kernel/a.ts`]: from("../testing/api.ts") },
  ],
  "builders-are-for-tests": [
    {
      [`${api}/modules/learning/forum/service.ts`]: from("../articles/builders.ts"),
      [`${api}/modules/learning/articles/builders.ts`]: x,
    },
    {
      [`${api}/app.ts`]: from("./modules/learning/articles/builders.ts"),
      [`${api}/modules/learning/articles/builders.ts`]: x,
    },
  ],
  "sql-only-in-queries": [
    { [`${api}/modules/learning/articles/service.ts`]: from("drizzle-orm") },
    {
      [`${api}/kernel/a.ts`]: typeFrom("./db/tables/identity/accounts.ts"),
      [`${api}/kernel/db/tables/identity/accounts.ts`]: x,
    },
  ],
  "a-table-belongs-to-one-feature": [
    {
      [`${api}/modules/learning/forum/queries.ts`]: from("../../../kernel/db/tables/identity/accounts.ts"),
      [`${api}/kernel/db/tables/identity/accounts.ts`]: x,
    },
    {
      [`${api}/modules/learning/forum/answers/queries.ts`]: typeFrom(
        "../../../../kernel/db/tables/platform.ts",
      ),
      [`${api}/kernel/db/tables/platform.ts`]: x,
    },
  ],
  "routes-touch-no-data": [
    {
      [`${api}/modules/learning/articles/routes.ts`]: from("./queries.ts"),
      [`${api}/modules/learning/articles/queries.ts`]: x,
    },
    {
      [`${api}/modules/learning/a/b/routes.ts`]: typeFrom("../../../../kernel/db/client.ts"),
      [`${api}/kernel/db/client.ts`]: x,
    },
  ],
  "policy-and-present-are-pure": [
    {
      [`${api}/modules/learning/articles/policy.ts`]: from("./queries.ts"),
      [`${api}/modules/learning/articles/queries.ts`]: x,
    },
    { [`${api}/modules/learning/articles/present.ts`]: from("node:fs") },
    { [`${api}/kernel/text/ruby.ts`]: from("node:fs") },
    {
      [`${api}/modules/learning/articles/present.ts`]: from("../../../kernel/clock.ts"),
      [`${api}/kernel/clock.ts`]: x,
    },
  ],
  "rules-know-no-http": [
    { [`${api}/modules/learning/articles/service.ts`]: from("hono") },
    { [`${api}/modules/learning/articles/queries.ts`]: typeFrom("hono") },
    { [`${api}/modules/learning/articles/jobs.ts`]: from("node:http") },
    {
      [`${api}/modules/learning/articles/service.ts`]: from("./routes.ts"),
      [`${api}/modules/learning/articles/routes.ts`]: x,
    },
  ],
  "a-feature-has-one-door": [
    {
      [`${api}/modules/learning/forum/service.ts`]: from("../users/queries.ts"),
      [`${api}/modules/learning/users/queries.ts`]: x,
    },
  ],
  "app-only-lists": [
    {
      [`${api}/app.ts`]: from("./modules/learning/articles/service.ts"),
      [`${api}/modules/learning/articles/service.ts`]: x,
    },
    {
      [`${api}/features.gen.ts`]: from("./modules/learning/articles/routes.ts"),
      [`${api}/modules/learning/articles/routes.ts`]: x,
    },
  ],
  "feature-is-for-the-list": [
    {
      [`${api}/modules/learning/a/service.ts`]: from("./feature.ts"),
      [`${api}/modules/learning/a/feature.ts`]: x,
    },
  ],
  "events-only-declare": [
    {
      [`${api}/modules/learning/a/events.ts`]: from("./service.ts"),
      [`${api}/modules/learning/a/service.ts`]: x,
    },
  ],
  "kernel-knows-no-feature": [
    {
      [`${api}/kernel/a.ts`]: from("../modules/learning/forum/service.ts"),
      [`${api}/modules/learning/forum/service.ts`]: x,
    },
    {
      [`${api}/kernel/db/a.ts`]: typeFrom("../../modules/learning/forum/service.ts"),
      [`${api}/modules/learning/forum/service.ts`]: x,
    },
  ],
  "only-the-gate-signs-out": [
    {
      [`${api}/modules/learning/forum/service.ts`]: from("../../../kernel/http/refusal.ts"),
      [`${api}/kernel/http/refusal.ts`]: x,
    },
    { [`${api}/kernel/http/session.ts`]: from("./refusal.ts"), [`${api}/kernel/http/refusal.ts`]: x },
  ],
  "web-lib-is-the-base": [
    { [`${web}/lib/a.ts`]: from("../ui/button.tsx"), [`${web}/ui/button.tsx`]: x },
    { [`${web}/lib/a.ts`]: typeFrom("../kits/lists/b.ts"), [`${web}/kits/lists/b.ts`]: x },
  ],
  "web-ui-is-domain-free": [
    {
      [`${web}/ui/a.tsx`]: from("../modules/community/forum/b.tsx"),
      [`${web}/modules/community/forum/b.tsx`]: x,
    },
    { [`${web}/ui/a.tsx`]: typeFrom("../kits/lists/b.ts"), [`${web}/kits/lists/b.ts`]: x },
  ],
  "web-kits-know-no-module": [
    {
      [`${web}/kits/lists/a.tsx`]: from("../../modules/community/forum/b.tsx"),
      [`${web}/modules/community/forum/b.tsx`]: x,
    },
    { [`${web}/kits/lists/a.tsx`]: typeFrom("../../routes/a.tsx"), [`${web}/routes/a.tsx`]: x },
  ],
  "web-kits-stay-apart": [
    { [`${web}/kits/lists/a.tsx`]: from("../drafts/b.tsx"), [`${web}/kits/drafts/b.tsx`]: x },
  ],
  "web-modules-know-no-routes": [
    {
      [`${web}/modules/community/forum/b.tsx`]: typeFrom("../../../routes/a.tsx"),
      [`${web}/routes/a.tsx`]: x,
    },
  ],
  "web-modules-stay-apart": [
    {
      [`${web}/modules/community/forum/b.tsx`]: from("../../people/users/a.tsx"),
      [`${web}/modules/people/users/a.tsx`]: x,
    },
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
  const articles = `${api}/modules/learning/articles`
  const sound: Tree = {
    [`${api}/app.ts`]: from("./features.gen.ts"),
    [`${api}/features.gen.ts`]: `${from("./modules/learning/articles/feature.ts")}\n${x}`,
    [`${articles}/feature.ts`]: `${from("./routes.ts")}\n${x}`,
    [`${articles}/jobs.ts`]: from("../users/events.ts"),
    [`${api}/modules/learning/users/events.ts`]: `import "../../../kernel/events/events.ts"\n${x}`,
    [`${api}/kernel/events/events.ts`]: x,
    [`${articles}/routes.ts`]: `${from("./service.ts")}\nimport "hono"\n${x}`,
    [`${articles}/service.ts`]: `${from("./queries.ts")}\nimport "../users/service.ts"\nimport "./policy.ts"\n${x}`,
    [`${articles}/queries.ts`]: `import "drizzle-orm"\n${from("../../../kernel/db/tables/learning/articles.ts")}\n${x}`,
    [`${articles}/lists/queries.ts`]: from("../../../../kernel/db/tables/learning/articles/lists.ts"),
    [`${api}/kernel/queries.ts`]: from("./db/tables/learning/articles.ts"),
    [`${articles}/policy.ts`]: `import type { x } from "./queries.ts"\nexport type Row = x`,
    [`${articles}/present.ts`]: `${from("../../../../../../packages/contract/src/articles.ts")}\nimport "../../../kernel/text/ruby.ts"`,
    [`${api}/kernel/text/ruby.ts`]: x,
    [`${articles}/articles.test.ts`]: from("./builders.ts"),
    [`${api}/modules/learning/users/users.test.ts`]: from("../articles/service.ts"),
    [`${api}/modules/learning/users/service.ts`]: x,
    [`${articles}/builders.ts`]: from("../../../testing/api.ts"),
    [`${api}/testing/api.ts`]: x,
    [`${api}/kernel/db/tables/learning/articles.ts`]: `import "drizzle-orm"\n${x}`,
    [`${api}/kernel/db/tables/learning/articles/lists.ts`]: x,
    [`${web}/lib/a.ts`]: `${from("../../../../packages/vocabulary/src/product.ts")}\n${x}`,
    "packages/vocabulary/src/errors.ts": `${from("./community/forum/errors.ts")}\n${x}`,
    "packages/vocabulary/src/community/forum/errors.ts": x,
    [`${web}/lib/c.ts`]: from("../../../../packages/vocabulary/src/errors.ts"),
    [`${web}/lib/b.ts`]: typeFrom("../../../../packages/contract/src/articles.ts"),
    [`${web}/ui/button.tsx`]: `${from("../lib/a.ts")}\n${x}`,
    [`${web}/kits/lists/growing.tsx`]: `${from("../../ui/button.tsx")}\n${x}`,
    [`${web}/modules/learning/articles/page.tsx`]: `${from("../../../kits/lists/growing.tsx")}\n${x}`,
    [`${web}/modules/learning/articles/navigation.ts`]: `${typeFrom("../../../lib/a.ts")}\n${x}`,
    [`${web}/navigation.gen.ts`]: `${from("./modules/learning/articles/navigation.ts")}\n${x}`,
    [`${web}/modules/site/shell/places.ts`]: from("../../../navigation.gen.ts"),
    [`${web}/routes/article.tsx`]: from("../modules/learning/articles/page.tsx"),
    "apps/server/src/main.ts": from("../../api/src/app.ts"),
  }
  expect(brokenRules(sound)).toEqual([])
})
