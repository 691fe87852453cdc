import { expect, test } from "vitest"
import { languageOf, topicsIn } from "./topic-words.ts"

test("a draft in a third language is led to a topic", () => {
  expect(topicsIn("Tôi nên mặc gì khi phỏng vấn?")).toEqual(["interviews"])
  expect(topicsIn("면접에서 비자에 대해 물어봐도 되나요?")).toEqual(["interviews", "visa"])
  expect(topicsIn("签证到期之前可以换工作吗")).toEqual(["visa", "career-change"])
  expect(topicsIn("Apakah wawancara kerja selalu dalam bahasa Jepang?")).toEqual(["interviews"])
})

test("a draft without such words is led nowhere", () => {
  expect(topicsIn("")).toEqual([])
  expect(topicsIn("Bonjour à tous")).toEqual([])
})

test("letters tell the language where they belong to one", () => {
  expect(languageOf("면접")).toBe("ko")
  expect(languageOf("phỏng vấn")).toBe("vi")
  expect(languageOf("面接のマナー")).toBe("ja")
  expect(languageOf("แต่งตัว")).toBe("th")
  expect(languageOf("What do I wear?")).toBeUndefined()
  expect(languageOf("签证")).toBeUndefined()
})
