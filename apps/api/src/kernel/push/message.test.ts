import { expect, it } from "vitest"
import { areUsable, sealMessage } from "./message.ts"

// The example of RFC 8291, section 5.
const browser = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
}
const fixed = {
  privateKey: Buffer.from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url"),
  salt: Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url"),
}

it("a message is sealed as in the standard's example", () => {
  const sealed = sealMessage("When I grow up, I want to be a watermelon", browser, fixed)
  expect(sealed.toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  )
})

it("the same text is sealed differently every time", () => {
  expect(sealMessage("a", browser)).not.toEqual(sealMessage("a", browser))
})

it("invalid browser keys are recognised", () => {
  expect(areUsable(browser)).toBe(true)
  for (const wrong of [
    { ...browser, p256dh: browser.p256dh.replace("BCV", "BCW") },
    { ...browser, p256dh: "A".repeat(87) },
    { ...browser, p256dh: "" },
    { ...browser, auth: "BTBZMqHH6r4T" },
  ])
    expect(areUsable(wrong), JSON.stringify(wrong)).toBe(false)
})
