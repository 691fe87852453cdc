import { describe, expect, it } from "vitest"
import { isKnown, nameOf, university, universityByDomain } from "./service.ts"

describe("a university", () => {
  it("is found by its id, and by the ids of universities merged into it", () => {
    expect(university("waseda-university")?.name.ja).toBe("早稲田大学")
    for (const id of ["tokyo-institute-of-technology", "tokyo-medical-and-dental-university"])
      expect(university(id)?.id).toBe("institute-of-science-tokyo")
    expect(university("hogwarts")).toBeUndefined()
  })

  it("is found by its email domain and any subdomain, and not by lookalikes", () => {
    for (const [domain, id] of [
      ["u-tokyo.ac.jp", "university-of-tokyo"],
      ["g.ecc.u-tokyo.ac.jp", "university-of-tokyo"],
      ["G.ECC.U-Tokyo.ac.jp", "university-of-tokyo"],
      ["m.titech.ac.jp", "institute-of-science-tokyo"],
      ["ruri.waseda.jp", "waseda-university"],
      ["evilu-tokyo.ac.jp", undefined],
      ["u-tokyo.ac.jp.example.com", undefined],
      ["ac.jp", undefined],
      ["jp", undefined],
      ["", undefined],
      [".", undefined],
      ["a.".repeat(50_000), undefined],
    ] as const)
      expect([domain.slice(0, 40), universityByDomain(domain)?.id]).toEqual([domain.slice(0, 40), id])
  })
})

describe("a listed value", () => {
  it("is known for every kind, by its exact id", () => {
    for (const [kind, id] of [
      ["countries", "VN"],
      ["languages", "vi"],
      ["industries", "trading"],
      ["occupations", "it-engineer"],
      ["regions", "kanto"],
      ["prefectures", "13"],
      ["universities", "waseda-university"],
    ] as const)
      expect([kind, isKnown(kind, id)]).toEqual([kind, true])
    for (const id of ["vn", "XX", "", "constructor", "__proto__"])
      expect(isKnown("countries", id)).toBe(false)
  })

  it("has a name in the reader's language", () => {
    expect(nameOf("countries", "VN", "ja")).toBe("ベトナム")
    expect(nameOf("universities", "tokyo-institute-of-technology", "en")).toBe("Institute of Science Tokyo")
    expect(nameOf("occupations", "astronaut", "en")).toBeUndefined()
  })
})
