// Names of Japanese screens. The runner puts spaces around a word with a reading (`次 にすること`), because its box is not inline;
// browsers do not. So a Japanese name is found with or without them.
import type { Browser, Locator, Page } from "@playwright/test"

type GetByRole = Page["getByRole"]
type Options = Parameters<GetByRole>[1]

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

const escaped = (letter: string) => letter.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&")

export function withAnySpaces(options: Options): Options {
  if (typeof options?.name !== "string" || !JAPANESE.test(options.name)) return options
  const { exact, ...rest } = options
  const letters = [...options.name.replace(/\s+/g, "")].map(escaped).join("\\s*")
  return { ...rest, name: exact ? new RegExp(`^\\s*${letters}\\s*$`, "u") : new RegExp(letters, "iu") }
}

/** For all pages and locators of this worker. */
export async function findJapaneseNames(browser: Browser): Promise<void> {
  const page = await browser.newPage()
  for (const one of [page, page.locator("html"), page.frameLocator("iframe")]) {
    const shared = Object.getPrototypeOf(one) as { getByRole: GetByRole }
    const getByRole = shared.getByRole
    shared.getByRole = function (this: Page, role, options): Locator {
      return getByRole.call(this, role, withAnySpaces(options))
    }
  }
  await page.close()
}
