// Ordinary and malicious pictures.
import { crc32, deflateSync } from "node:zlib"
import sharp from "sharp"

const red = { r: 203, g: 52, b: 26 }
const blue = { r: 31, g: 58, b: 95 }

const plain = (width: number, height: number, background = red) =>
  sharp({ create: { width, height, channels: 3, background } })

export const aJpeg = (width = 600, height = 400) => plain(width, height).jpeg().toBuffer()

export const aPng = (width = 600, height = 400) => plain(width, height).png().toBuffer()

/** Red above, blue below, with a location and an orientation of a quarter turn in its metadata. */
export const aPhoneJpeg = async () =>
  plain(400, 400)
    .composite([{ input: await plain(400, 200, blue).png().toBuffer(), top: 200, left: 0 }])
    .jpeg()
    .withExif({
      IFD0: { Make: "A phone with a name" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "35/1 40/1 52/1" },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()

export const anAnimation = async (type: "gif" | "webp") =>
  sharp([await plain(300, 300).png().toBuffer(), await plain(300, 300, blue).png().toBuffer()], {
    join: { animated: true },
  })
    .toFormat(type)
    .toBuffer()

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A few hundred bytes that would be gigabytes when decoded. */
export function aBomb(width = 50_000, height = 50_000): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(100_000))),
    chunk("IEND", Buffer.alloc(0)),
  ])
}
