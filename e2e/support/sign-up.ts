// Common actions while signing up.
import { expect, type Page } from "@playwright/test"
import type { Language } from "./fixtures.ts"

export const save = (page: Page) => page.locator('main button[type="submit"]').last().click()

export const expectStep = (page: Page, language: Language, path: string) =>
  expect(page).toHaveURL(new RegExp(`/${language}${path}$`))

export async function bornOn(page: Page, [year, month, day]: readonly [string, string, string]) {
  const [first, second, third] = await page.locator("#birth-date input").all()
  const isYearFirst = (await first?.getAttribute("maxlength")) === "4"
  const [a, b, c] = isYearFirst ? [year, month, day] : [day, month, year]
  await first?.fill(a)
  await second?.fill(b)
  await third?.fill(c)
}

/** Year and month are in the order of the reader's language. */
export async function chooseMonth(page: Page, field: string, [year, month]: readonly [string, string]) {
  for (const value of [year, month])
    await page
      .locator(`${field} select`)
      .filter({ has: page.locator(`option[value="${value}"]`) })
      .selectOption(value)
}

/** In a searchable list: types a part, and clicks the option. */
export async function choose(page: Page, field: string, typed: string, name: string | RegExp = typed) {
  await page.locator(field).fill(typed)
  await page.getByRole("option", { name }).first().click()
}
