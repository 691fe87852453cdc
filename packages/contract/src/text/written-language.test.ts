import { expect, it } from "vitest"
import { languageOfText } from "./written-language.ts"

it("a text is in the language of its script, regardless of the screen's language", () => {
  expect(languageOfText("ありがとうございます！", ["en", "en"])).toBe("ja")
  expect(languageOfText("就活で役に立ちました。N2です", ["en"])).toBe("ja")
  expect(languageOfText("Thank you, that helped.", ["ja", "ja"])).toBe("en")
  expect(languageOfText("감사합니다", ["ja", "en"])).toBe("ko")
})

it("a script shared by several languages counts as the thread's language, then the screen's", () => {
  expect(languageOfText("Terima kasih!", ["id", "en"])).toBe("id")
  expect(languageOfText("了解", ["ja", "en"])).toBe("ja")
  expect(languageOfText("谢谢", ["zh", "en"])).toBe("zh")
  expect(languageOfText("谢谢", ["en", "en"])).toBe("zh")
  expect(languageOfText("Спасибо", ["en", "ru"])).toBe("ru")
})

it("a few words in another language are treated as a quotation, and addresses are ignored", () => {
  expect(languageOfText("I said よろしく to everybody, and it was fine.", ["ja", "ja"])).toBe("en")
  expect(languageOfText("https://www.example.org/a/long/address を見てください", ["en"])).toBe("ja")
})

it("a text without letters is in the thread's language", () => {
  expect(languageOfText("👍 100", ["vi", "en"])).toBe("vi")
})
