import { readdirSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { errorCatalogue } from "./error-catalogue.gen.ts"

const folder = import.meta.dirname
const nouns = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
  (file) => /(^|\/|-)errors\.ts$|^errors\/(?!texts)/.test(file) && file !== "errors.ts",
)
const codesOf = async (file: string) =>
  Object.keys(((await import(join(folder, file))) as { errors: object }).errors)

test("the list contains the errors of every noun, without duplicates", async () => {
  const codes = (await Promise.all(nouns.map(codesOf))).flat()
  expect(codes.toSorted()).toEqual(Object.keys(errorCatalogue).toSorted())
})

test("each code prefix occurs in one file only", async () => {
  const places = new Map<string, Set<string>>()
  for (const file of nouns)
    for (const code of await codesOf(file)) {
      const [prefix = ""] = code.split(".")
      places.set(prefix, (places.get(prefix) ?? new Set()).add(file))
    }
  for (const [prefix, files] of places) expect([...files], prefix).toHaveLength(1)
})
