// The browsable reference at /api/docs: plain HTML generated from the contract, without scripts or external
// resources.
import { createHash } from "node:crypto"
import { errorsOf } from "@shirube/contract/answers"
import { publishedSchema } from "@shirube/contract/documented"
import { limitsOf, type RouteDefinition } from "@shirube/contract/route"
import { errorCatalogue } from "@shirube/vocabulary/error-catalogue.gen"
import { PRODUCT_NAME } from "@shirube/vocabulary/product"
import type { z } from "zod"
import { accessText } from "./access-text.ts"

export function referencePage(routes: readonly RouteDefinition[]): string {
  const byTag = Map.groupBy(routes, (route) => route.tag)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API | ${PRODUCT_NAME}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${PRODUCT_NAME} API</h1>
<p>Base <code>/api</code>. JSON in snake_case. Messages follow the <code>LanguageType</code> header (<code>en</code>, <code>ja</code>).
Lists answer <code>{ items, next_cursor }</code>. The same as a document: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Routes"><ul>${routes.map((r) => `<li><a href="#${anchor(r)}"><b>${r.method.toUpperCase()}</b> ${escapeHtml(r.path)}</a></li>`).join("")}</ul></nav>
${[...byTag].map(([tag, list]) => `<h2>${escapeHtml(tag)}</h2>${list.map(section).join("")}`).join("")}
</main>
</body>
</html>`
}

const section = (route: RouteDefinition) => `<section id="${anchor(route)}">
<h3><b>${route.method.toUpperCase()}</b> <code>${escapeHtml(route.path)}</code></h3>
<p>${inline(route.summary)}</p>
<dl><dt>Access</dt><dd>${escapeHtml(accessText(route.access))}</dd>
${limitsOf(route)
  .map(({ per, points, seconds }) => `<dt>Limit</dt><dd>${points} in ${seconds} s per ${per}</dd>`)
  .join("")}
<dt>Answers</dt><dd>${route.success.status}${errorsOf(route)
  .map((code) => `, ${errorCatalogue[code].status} <code>${code}</code>`)
  .join("")}</dd></dl>
${schemaBlock("Path", route.params, "input")}${schemaBlock("Query", route.query, "input")}${uploadBlock(route)}${schemaBlock("Body", route.body, "input")}${schemaBlock("Response", route.success.body, "output")}
</section>`

const uploadBlock = ({ upload }: RouteDefinition) =>
  upload
    ? `<p>Body: the file itself, ${upload.types.map((type) => `<code>${type}</code>`).join(", ")}</p>`
    : ""

const anchor = (route: RouteDefinition) =>
  `${route.method}${route.path.replace(/[^a-z0-9]+/gi, "-")}`.replace(/-$/, "")

function schemaBlock(name: string, schema: z.ZodType | null | undefined, io: "input" | "output"): string {
  if (!schema) return ""
  const { $schema: _, ...json } = publishedSchema(schema, io)
  return `<details><summary>${name}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(json, null, 2))}</pre></details>`
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
const inline = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>")

const STYLE = `:root{color-scheme:light dark;--paper:#faf7f0;--ink:#1e1b18;--rule:#d8d0c0;--link:#1f3a5f}
@media (prefers-color-scheme:dark){:root{--paper:#1b1917;--ink:#ece6da;--rule:#45403a;--link:#a9c4e6}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
main{max-width:52rem;margin:0 auto;padding:2rem 1rem}
h1,h2,h3{font-family:Georgia,serif;font-weight:500;line-height:1.3}
h2{border-top:1px solid var(--rule);padding-top:1.5rem;margin-top:2.5rem}
section{border-top:1px solid var(--rule);padding:.5rem 0 1rem}
nav ul{list-style:none;padding:0}a{color:var(--link)}nav a,summary{display:inline-block;padding:.4rem 0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dd{margin:0}
pre{overflow-x:auto;border:1px solid var(--rule);padding:1rem;font-size:.85rem}`

/** Allows the one style sheet by its hash, and nothing else. */
export const REFERENCE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ")
