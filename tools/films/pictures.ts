// The look of videos and slides: our paper, ink, dyes, patterns and typefaces, as HTML for the browser to
// render.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type Language, languages } from "@shirube/vocabulary/language"
import type { Topic } from "@shirube/vocabulary/topics"
import type { Both, Scene, Slide } from "../../apps/api/seed/learning/shape.ts"
import { drawBand, drawCover } from "../../apps/web/src/ui/picture/brush.ts"
import { type CategoryLook, categoryLook } from "../../apps/web/src/ui/picture/category-look.ts"
import { dyes } from "../../apps/web/src/ui/picture/tone.ts"
import { coverSizes } from "../../apps/web/src/ui/picture/wagara.ts"
import { boardPath, postPath } from "../../apps/web/src/ui/site/logo-paths.ts"
import { root } from "../lib/files.ts"
import type { Script, Speaker } from "./script.ts"

export const FRAME = { width: 1280, height: 720 }
const UPRIGHT = { width: 720, height: 1280 }
export const frameOf = ({ isUpright }: Pick<Script, "isUpright">) => (isUpright ? UPRIGHT : FRAME)

const kind = (name: string, { isUpright }: Pick<Script, "isUpright">) =>
  isUpright ? `${name} upright` : name

/** The dye and pattern of articles on the same topic. */
const categories: Partial<Record<Topic, string>> = {
  "self-analysis": "self",
  "entry-sheets": "documents",
  "aptitude-tests": "basics",
  interviews: "selection",
  "ob-visits": "people",
  internships: "fields",
  visa: "visa",
  offers: "work",
}
export const lookOf = (topic: Topic): CategoryLook => categoryLook(categories[topic] ?? topic)

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

const word = (tag: string, name: string, language: Language, text: string) =>
  `<${tag} class="${name}" lang="${language}">${escaped(text)}</${tag}>`

const otherThan = (language: Language): Language => (language === "en" ? "ja" : "en")

/** The spoken language first and large, the other small below it. */
const pair = (tag: string, text: Both, first: Language) =>
  word(tag, "first", first, text[first]) + word("p", "second", otherThan(first), text[otherThan(first)])

const logo = `<svg class="logo" viewBox="0 0 32 32"><path d="${postPath}"/><path class="board" d="${boardPath}"/></svg>`

const band = ({ pattern, tone }: CategoryLook) =>
  `<svg class="band">${drawBand({ pattern, id: "band", pigments: dyes[tone] })}</svg>`

const seal = ({ seal }: Speaker) => `<span class="seal" lang="ja">${escaped(seal)}</span>`

export function titlePicture(script: Script): string {
  const { id, kicker, title, topic, spoken, speaker } = script
  const { pattern, tone } = lookOf(topic)
  const { width, height } = coverSizes.tall
  const cover = drawCover({ pattern, seed: id, shape: "tall", id: "cover", pigments: dyes[tone] })
  return `<section class="${kind("title", script)}" style="--dye:${dyes[tone].ink}">
    <svg class="cover" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${cover}</svg>
    <div class="words"><div class="kicker new">${pair("p", kicker, spoken)}</div><div class="new">${pair("h1", title, spoken)}</div>
    <div class="by new">${seal(speaker)}<span>${escaped(speaker.name)}</span></div></div></section>`
}

/** `new` parts fade in; `shown` points are already visible. */
export function scenePicture(script: Script, scene: Scene, shown: number, isNew: "scene" | "point"): string {
  const { spoken, topic, title } = script
  const look = lookOf(topic)
  const points = scene.sentences.flatMap(({ point }) => (point ? [point] : [])).slice(0, shown)
  const list = points.map((point, at) => {
    const isLast = at === points.length - 1
    return `<li class="${isLast ? "now" : ""} ${isLast && isNew === "point" ? "new" : ""}">${pair("p", point, spoken)}</li>`
  })
  return `<section class="${kind("scene", script)}" style="--dye:${dyes[look.tone].ink}">${band(look)}
    <header><span lang="${spoken}">${escaped(title[spoken])}</span>${logo}</header>
    <div class="words ${isNew === "scene" ? "new" : ""}">${pair("h2", scene.title, spoken)}<ol>${list.join("")}</ol></div></section>`
}

const voices: Readonly<Record<Language, Both>> = {
  en: {
    en: "Voice: CMU SLT (Festival), made by a computer",
    ja: "音声：CMU SLT（Festival）による合成音声",
  },
  ja: {
    en: "Voice: HTS Voice “Mei”, © 2009–2013 Nagoya Institute of Technology, CC BY 3.0, made by a computer",
    ja: "音声：HTS Voice “Mei”（© 2009–2013 名古屋工業大学、CC BY 3.0）による合成音声",
  },
}
const invented: Both = {
  en: "The people in this film are examples, invented for the demo.",
  ja: "登場する人物は、デモのための架空の人物です。",
}

/** Names the voice, as its licence requires, and says that everyone is fictional. */
export const endPicture = ({ topic, spoken, ...script }: Script) =>
  `<section class="${kind("end", script)}" style="--dye:${dyes[lookOf(topic).tone].ink}">${band(lookOf(topic))}<div class="words new">${logo}
    <div>${pair("p", invented, spoken)}</div><div>${pair("p", voices[spoken], spoken)}</div></div></section>`

/** One page per slide, both languages side by side. */
export function slidePages(title: Both, topic: Topic, speaker: Speaker, slides: readonly Slide[]): string {
  const look = lookOf(topic)
  const sides = (tag: string, text: Both) => languages.map((l) => word(tag, "", l, text[l])).join("")
  const pages = slides.map(
    (
      { title, points },
      at,
    ) => `<section class="slide">${band(look)}<div class="words"><div class="pair heads">${sides("h2", title)}</div>
      ${points.map((point) => `<div class="pair">${sides("p", point)}</div>`).join("")}</div><footer>${at + 2}</footer></section>`,
  )
  const first = `<section class="slide first">${band(look)}<div class="words">${logo}${languages.map((l) => word("h1", "", l, title[l])).join("")}
    <div class="by">${seal(speaker)}<span>${escaped(speaker.name)}</span></div></div></section>`
  return `<div style="--dye:${dyes[look.tone].ink}">${first}${pages.join("")}</div>`
}

/** The site's font files inlined, because the page is rendered without a server. */
function fontFaces(): string {
  const styles = join(root, "apps/web/src/styles")
  return readFileSync(join(styles, "fonts.css"), "utf8").replace(/url\("([^"]+)"\)/g, (_, file: string) => {
    const font = readFileSync(join(styles, file)).toString("base64")
    return `url("data:font/woff2;base64,${font}")`
  })
}

export const page = () =>
  `<!doctype html><meta charset="utf-8"><style>${fontFaces()}${readFileSync(join(import.meta.dirname, "pictures.css"), "utf8")}</style><main></main>`
