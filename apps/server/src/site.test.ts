// The built web app, as the serving thread loads it.
import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, it } from "vitest"
import { WEB_DIST } from "./site.ts"
import { ensureWebIsBuilt } from "./testing/server-process.ts"

/** Everything that loading this file loads with it. */
function loadedWith(file: string, found = new Set<string>()): Set<string> {
  for (const [, name = ""] of readFileSync(file, "utf8").matchAll(
    /^import\s*(?:[^"';]*from\s*)?"([^"]+)"/gm,
  )) {
    const loaded = name.startsWith(".") ? join(dirname(file), name) : name
    if (found.has(loaded)) continue
    found.add(loaded)
    if (name.startsWith(".")) loadedWith(loaded, found)
  }
  return found
}

it("the half that serves knows neither React nor the router; the half that renders does", async () => {
  await ensureWebIsBuilt()
  const packagesOf = (half: string) =>
    [...loadedWith(join(WEB_DIST, `server/${half}.js`))].filter((name) => !/^(?:\/|node:)/.test(name))
  expect(packagesOf("server")).toEqual([])
  expect(packagesOf("renderer")).toContain("react")
})
