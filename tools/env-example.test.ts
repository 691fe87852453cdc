import { readFileSync } from "node:fs"
import { join } from "node:path"
import { settingNames } from "@shirube/api/kernel/config/settings"
import { expect, it } from "vitest"
import { documentedSettings, envExample } from "./env-example.ts"

const read = (path: string) => readFileSync(join(import.meta.dirname, "..", path), "utf8")
const configuration = read("docs/configuration.md")

it("docs/configuration.md lists every setting, and no other", () => {
  expect(
    documentedSettings(configuration)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...settingNames].sort())
})

it(".env.example is generated from docs/configuration.md (npm run env-example)", () => {
  expect(read(".env.example")).toBe(envExample(configuration))
})

it("two settings in one row each have a default if the row names two", () => {
  const row = "| `FILES_S3_ENDPOINT`, `FILES_S3_REGION` | –, `auto` | For [other](x.md) stores |"
  expect(documentedSettings(row)).toEqual([
    { name: "FILES_S3_ENDPOINT", preset: "–", meaning: "For other stores" },
    { name: "FILES_S3_REGION", preset: "auto", meaning: "For other stores" },
  ])
})
