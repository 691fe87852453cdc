import { readdirSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { errorCatalogue } from "./errors.ts"

const folder = join(import.meta.dirname, "errors")
const nouns = readdirSync(folder).filter((file) => file !== "texts.ts")
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
