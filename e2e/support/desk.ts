import { expect, type Locator, type Page } from "@playwright/test"
import { AGAIN_MS } from "./limits.ts"

/** The desk listens a moment after the page is alive, so keys that come first are pressed again. */
export const pressUntil = (page: Page, keys: readonly string[], shown: Locator) =>
  expect(async () => {
    for (const key of keys) await page.keyboard.press(key)
    await expect(shown).toBeVisible({ timeout: AGAIN_MS })
  }).toPass()
