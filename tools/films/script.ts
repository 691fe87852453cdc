// Input of a video: a lesson of a course, the recording of a past event, or a tip.
import { createHash } from "node:crypto"
import type { Language } from "@shirube/vocabulary/language"
import type { Topic } from "@shirube/vocabulary/topics"
import { courses } from "../../apps/api/seed/learning/courses.ts"
import { pastEvents } from "../../apps/api/seed/learning/past-events.ts"
import type { Both, Scene } from "../../apps/api/seed/learning/shape.ts"
import { tips } from "../../apps/api/seed/learning/tips.ts"
import { senpai } from "../../apps/api/seed/senpai.ts"

export interface Script {
  /** Path of its files: `courses/entry-sheet/the-first-sentence`. */
  readonly id: string
  /** Line above the title: what the video belongs to. */
  readonly kicker: Both
  readonly title: Both
  readonly topic: Topic
  readonly spoken: Language
  readonly speaker: Speaker
  readonly scenes: readonly Scene[]
  /** Portrait; absent otherwise, so that existing fingerprints do not change. */
  readonly isUpright?: true
}

export interface Speaker {
  readonly name: string
  readonly seal: string
}

export function speakerOf(key: string): Speaker {
  const account = senpai.find((person) => person.account.email.startsWith(`${key}@`))?.account
  if (!account) throw new Error(`${key} is not a senpai of the demo`)
  return { name: account.name, seal: account.seal ?? account.name.slice(0, 1) }
}

export const lessonScripts = (): Script[] =>
  courses.flatMap((course) =>
    course.chapters
      .flatMap((chapter) => chapter.lessons)
      .map((lesson, at) => ({
        id: `courses/${course.key}/${lesson.key}`,
        kicker: {
          en: `${course.title.en} · Lesson ${at + 1}`,
          ja: `${course.title.ja}・第${at + 1}回`,
        },
        title: lesson.title,
        topic: course.topic,
        spoken: lesson.spoken,
        speaker: speakerOf(course.author),
        scenes: lesson.scenes,
      })),
  )

export const recordingScripts = (): Script[] =>
  pastEvents.flatMap(({ key, title, topics: [topic], speakers: [host = ""], recording }) =>
    recording && topic
      ? [
          {
            id: `past-events/${key}`,
            kicker: { en: "From the event", ja: "イベントから" },
            title,
            topic,
            ...recording,
            speaker: speakerOf(host),
          },
        ]
      : [],
  )

export const tipScripts = (): Script[] =>
  tips.flatMap(({ key, by, topic, title, film }) =>
    film
      ? [
          {
            id: `tips/${key}`,
            kicker: { en: "Senpai tip", ja: "先輩のヒント" },
            title,
            topic,
            ...film,
            speaker: speakerOf(by),
            isUpright: true as const,
          },
        ]
      : [],
  )

/** Changes with every spoken or drawn word, to detect an outdated video. */
export const fingerprint = (made: unknown) =>
  createHash("sha256").update(JSON.stringify(made)).digest("hex").slice(0, 16)
