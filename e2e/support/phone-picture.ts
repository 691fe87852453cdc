// A picture as a phone stores it: rotated, with its orientation in Exif.
import type { Page } from "@playwright/test"

/** Exif, big-endian: one entry that says the left edge is the top. */
const turned = Buffer.from("ffe100224578696600004d4d002a00000008000101120003000000010006000000000000", "hex")

/** Upright it is tall, red above and blue below. */
export async function phonePicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 900, height: 600 })
    const context = canvas.getContext("2d")
    if (!context) throw new Error("this browser draws nothing")
    context.fillStyle = "#d3381c"
    context.fillRect(0, 0, 450, 600)
    context.fillStyle = "#1f3a5f"
    context.fillRect(450, 0, 450, 600)
    return canvas.toDataURL("image/jpeg", 0.9)
  })
  const plain = Buffer.from(address.slice(address.indexOf(",") + 1), "base64")
  const start = plain.subarray(0, 2)
  return Buffer.concat([start, turned, plain.subarray(2)])
}
