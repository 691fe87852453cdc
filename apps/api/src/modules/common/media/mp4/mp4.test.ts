import { describe, expect, it } from "vitest"
import { aBox, aFilm } from "#api/testing/media/films"
import { isPlayable, readMp4 } from "./service.ts"

const read = (film: Buffer) =>
  readMp4(async (offset, length) => film.subarray(offset, offset + length), film.byteLength)

describe("an MP4", () => {
  it("is read for duration, size and codecs, wherever its table of contents is", async () => {
    for (const isContentsLast of [false, true])
      expect(await read(aFilm({ durationMs: 61_500, isContentsLast }))).toEqual({
        durationMs: 61_500,
        width: 1280,
        height: 720,
        videoCodec: "avc1",
        audioCodec: "mp4a",
      })
  })

  it("recorded upright has its displayed width and height", async () => {
    expect(await read(aFilm({ isTurned: true }))).toMatchObject({ width: 720, height: 1280 })
  })

  it("is playable with H.264 and AAC, or without sound", async () => {
    for (const [videoCodec, audioCodec, plays] of [
      ["avc1", "mp4a", true],
      ["avc1", null, true],
      ["hvc1", "mp4a", false],
      ["avc1", "ac-3", false],
    ] as const) {
      const film = await read(aFilm({ videoCodec, audioCodec }))
      expect(film && isPlayable(film), `${videoCodec} ${audioCodec}`).toBe(plays)
    }
  })

  it("that is truncated, empty, endless or another format is refused", async () => {
    const film = aFilm()
    const nested = Array.from({ length: 50 }).reduce<Buffer>(
      (inner) => aBox("moov", inner),
      aBox("mvhd", Buffer.alloc(3)),
    )
    const start = film.readUInt32BE(0)
    const end = start + film.readUInt32BE(start)
    const stuffed = (boxes: number) =>
      Buffer.concat([
        film.subarray(0, start),
        aBox("moov", film.subarray(start + 8, end), Buffer.alloc(8 * boxes, aBox("free"))),
        film.subarray(end),
      ])
    expect(await read(stuffed(500))).toBeDefined()
    for (const [what, bytes] of [
      ["a thousand things in its table of contents", stuffed(1_000)],
      ["four million", stuffed(4_000_000)],
      ["cut off", film.subarray(0, film.byteLength - 1)],
      ["empty", Buffer.alloc(0)],
      ["zeros", Buffer.alloc(4_000)],
      ["words", Buffer.from("<script>alert(1)</script>".repeat(10))],
      ["no film inside", Buffer.concat([aBox("ftyp"), aBox("moov"), aBox("mdat")])],
      ["headers too short", Buffer.concat([aBox("ftyp"), nested, aBox("mdat")])],
      ["no length", aFilm({ durationMs: 0 })],
      ["an unknown length", aFilm({ durationMs: 0xffffffff })],
      ["thousands of pieces", Buffer.concat([film, ...Array.from({ length: 1_000 }, () => aBox("free"))])],
    ] as const)
      expect(await read(bytes), what).toBeUndefined()
  })

  it("with any byte changed is read or refused, but never throws", async () => {
    const film = aFilm({ contentBytes: 10 })
    for (let at = 0; at < film.byteLength; at++)
      for (const value of [0, 1, 0x7f, 0xff]) {
        const changed = Buffer.from(film)
        changed[at] = value
        await read(changed)
      }
  })
})
