// A ZIP archive in memory (APPNOTE 6.3): enough for a few files of one person, and nothing that needs the 64-bit extensions.
import { crc32, deflateRawSync } from "node:zlib"

export interface ArchiveEntry {
  readonly name: string
  readonly bytes: Uint8Array
}

const VERSION = 20
/** Names are UTF-8. */
const FLAGS = 0x0800
const DEFLATE = 8

export function zip(entries: readonly ArchiveEntry[], at: Date): Buffer {
  const pieces: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const file = fileOf(name, bytes, at)
    const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), file.head, file.name, file.content])
    pieces.push(local)
    directory.push(centralOf(file, offset))
    offset += local.byteLength
  }
  const central = Buffer.concat(directory)
  return Buffer.concat([...pieces, central, endOf(entries.length, central.byteLength, offset)])
}

function fileOf(name: string, bytes: Uint8Array, at: Date) {
  const encoded = Buffer.from(name, "utf8")
  const content = deflateRawSync(bytes)
  const head = Buffer.alloc(26)
  head.writeUInt16LE(VERSION, 0)
  head.writeUInt16LE(FLAGS, 2)
  head.writeUInt16LE(DEFLATE, 4)
  head.writeUInt16LE(timeOf(at), 6)
  head.writeUInt16LE(dayOf(at), 8)
  head.writeUInt32LE(crc32(bytes), 10)
  head.writeUInt32LE(content.byteLength, 14)
  head.writeUInt32LE(bytes.byteLength, 18)
  head.writeUInt16LE(encoded.byteLength, 22)
  return { head, name: encoded, content }
}

function centralOf({ head, name }: ReturnType<typeof fileOf>, offset: number): Buffer {
  const [made, rest] = [Buffer.alloc(2), Buffer.alloc(14)]
  made.writeUInt16LE(VERSION, 0)
  rest.writeUInt32LE(offset, 10)
  return Buffer.concat([Buffer.from("PK\x01\x02", "latin1"), made, head, rest, name])
}

function endOf(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.write("PK\x05\x06", 0, "latin1")
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}

/** As DOS wrote it: in steps of two seconds, without a time zone. */
const timeOf = (at: Date) =>
  (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | Math.floor(at.getUTCSeconds() / 2)
const dayOf = (at: Date) =>
  ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
