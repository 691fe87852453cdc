import { expect, test } from "vitest"
import { fillTemplate, unknownPlaceholder } from "./choices.ts"

test("a template names only what is known, and every brace has its partner", () => {
  for (const text of ["No braces.", "Dear {name}, your {item} of {date} …", "{name}{name}"])
    expect(unknownPlaceholder(text)).toBeUndefined()
  expect(unknownPlaceholder("Dear {nane}")).toBe("{nane}")
  expect(unknownPlaceholder("{ name }")).toBe("{ name }")
  expect(unknownPlaceholder("Dear {name")).toBe("{")
  expect(unknownPlaceholder("{{name}}")).toBe("{")
  expect(unknownPlaceholder("}")).toBe("}")
})

test("what fills a placeholder is not filled again", () => {
  const values = { name: "{item}", item: "tip", date: "1 May" }
  expect(fillTemplate("{name}: {item}, {date}", values)).toBe("{item}: tip, 1 May")
})
