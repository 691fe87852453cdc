// The timing of a video: its pictures with their durations, the sound, and the times of its sentences.
import type { Scene } from "../../apps/api/seed/learning/shape.ts"
import { endPicture, scenePicture, titlePicture } from "./pictures.ts"
import type { Script } from "./script.ts"
import type { Sound } from "./sound.ts"

/** Low, because little moves. Both voices' sample rates are divisible by it. */
export const FRAMES_PER_SECOND = 10
const MILLISECONDS_PER_FRAME = 1000 / FRAMES_PER_SECOND

const TITLE_FRAMES = 22
const BEFORE_SCENE_FRAMES = 9
const BETWEEN_SENTENCES_FRAMES = 4
const END_FRAMES = 30

/** Opacity of a new part in each frame before it is fully visible. */
const arrivals = [0.45] as const

export interface Shot {
  readonly html: string
  readonly arrived: number
  readonly frames: number
}

export interface Timeline {
  readonly shots: readonly Shot[]
  readonly sound: Sound
  readonly milliseconds: number
  readonly sentences: readonly [start: number, end: number][]
  readonly scenes: readonly [start: number, end: number][]
}

export function timelineOf(script: Script, spoken: readonly Sound[]): Timeline {
  const rate = spoken[0]?.rate ?? 0
  const samplesPerFrame = rate / FRAMES_PER_SECOND
  const shots: Shot[] = []
  const placed: { at: number; samples: Int16Array }[] = []
  const sentences: [number, number][] = []
  const sceneStarts: number[] = []
  let now = 0

  const show = (html: string, frames: number, arrives: boolean) => {
    const soft = arrives ? arrivals.map((arrived) => ({ html, arrived, frames: 1 })) : []
    shots.push(...soft, { html, arrived: 1, frames: frames - soft.length })
    now += frames
  }

  show(titlePicture(script), TITLE_FRAMES, true)
  const waiting = [...spoken]
  for (const scene of script.scenes) {
    sceneStarts.push(now * MILLISECONDS_PER_FRAME)
    show(scenePicture(script, scene, 0, "scene"), BEFORE_SCENE_FRAMES, true)
    for (const [at, sentence] of scene.sentences.entries()) {
      const { samples } = waiting.shift() ?? { samples: new Int16Array() }
      const frames = Math.ceil(samples.length / samplesPerFrame)
      placed.push({ at: now * samplesPerFrame, samples })
      const start = now * MILLISECONDS_PER_FRAME
      sentences.push([start, start + Math.round((samples.length / rate) * 1000)])
      const html = scenePicture(script, scene, pointsUntil(scene, at), "point")
      show(html, frames + BETWEEN_SENTENCES_FRAMES, sentence.point !== undefined)
    }
  }
  const endStart = now * MILLISECONDS_PER_FRAME
  show(endPicture(script), END_FRAMES, true)

  const samples = new Int16Array(now * samplesPerFrame)
  for (const { at, samples: said } of placed) samples.set(said, at)
  const scenes = sceneStarts.map((start, at): [number, number] => [start, sceneStarts[at + 1] ?? endStart])
  return { shots, sound: { rate, samples }, milliseconds: now * MILLISECONDS_PER_FRAME, sentences, scenes }
}

const pointsUntil = (scene: Scene, at: number) =>
  scene.sentences.slice(0, at + 1).filter(({ point }) => point !== undefined).length
