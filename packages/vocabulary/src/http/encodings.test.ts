import { describe, expect, it, vi } from "vitest"
import { acceptedEncodings, createForms } from "./encodings.ts"

describe("the encodings a client accepts", () => {
  it("are sorted by preference", () => {
    for (const [header, accepted] of [
      ["gzip, deflate, br, zstd", ["br", "gzip"]],
      ["gzip", ["gzip"]],
      ["BR", ["br"]],
      ["gzip;q=1.0, br;q=0.5", ["gzip", "br"]],
      ["br;q=0, gzip ; q=0.001", ["gzip"]],
      ["*", ["br", "gzip"]],
      ["*;q=0", []],
      ["br;q=0, *;q=0.1", ["gzip"]],
      ["identity, gzip;q=0.5", []],
      ["identity;q=0, gzip;q=0.5", ["gzip"]],
      ["gzip;q=0.0", []],
      ["gzip;q=2", []],
      ["gzip;q=", []],
      ["gzip;level=9;q=0", []],
      ["brotli, x-gzip", []],
      ["", []],
      [undefined, []],
    ] as const)
      expect([header, acceptedEncodings(header)]).toEqual([header, accepted])
  })
})

describe("an encoded body", () => {
  it("is never sent in an encoding that the client did not accept, and each encoding runs once", async () => {
    const encode = vi.fn(async (encoding: string) => `${encoding} body`)
    const forms = createForms("plain body", encode, () => {})
    expect(forms.ready("br, gzip")).toBeUndefined()
    await expect.poll(() => forms.ready("br, gzip")).toBeDefined()
    expect(forms.ready("br, gzip")).toEqual({ encoding: "br", body: "br body" })
    expect(forms.ready(undefined)).toEqual({ encoding: undefined, body: "plain body" })
    expect(forms.ready("gzip;q=0")).toEqual({ encoding: undefined, body: "plain body" })
    expect(forms.ready("gzip")).toBeUndefined()
    await expect.poll(() => forms.ready("gzip")).toBeDefined()
    expect(forms.ready("gzip;q=1, br;q=0.1")).toEqual({ encoding: "gzip", body: "gzip body" })
    expect(encode.mock.calls).toEqual([["br"], ["gzip"]])
  })

  it("is sent in the second best encoding if the best one fails", async () => {
    const encode = async (encoding: string) => {
      if (encoding === "br") throw new Error("no")
      return "gzip body"
    }
    const forms = createForms("plain body", encode, () => {})
    expect(forms.ready("br")).toBeUndefined()
    await expect.poll(() => forms.ready("br")).toBeDefined()
    expect(forms.ready("br")).toEqual({ encoding: undefined, body: "plain body" })
    await expect.poll(() => forms.ready("br, gzip")).toBeDefined()
    expect(forms.ready("br, gzip")).toEqual({ encoding: "gzip", body: "gzip body" })
  })
})
