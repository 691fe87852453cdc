// The format of a demo event: dates are relative to the first start, times are in Japan.
import type {
  EventAudience,
  EventFormat,
  EventHost,
  eventKinds,
} from "@shirube/vocabulary/events/events/choices"
import type { Language } from "@shirube/vocabulary/language"
import type { JapaneseLevel } from "@shirube/vocabulary/people/profile/choices"
import type { Topic } from "@shirube/vocabulary/topics"
import type { Both } from "../learning/shape.ts"

export interface DemoEvent {
  readonly key: string
  readonly kind: (typeof eventKinds)[number]
  readonly topics: readonly Topic[]
  /** The site itself, unless set. */
  readonly host?: { readonly kind: Exclude<EventHost, "us">; readonly name: Both }
  readonly format: EventFormat
  readonly prefecture?: string
  readonly venue?: Both
  /** How to get in. */
  readonly entrance?: Both
  readonly spoken: readonly Language[]
  readonly level: JapaneseLevel
  readonly audience: EventAudience
  readonly hasWaitlist?: false
  readonly closesDaysBefore?: number
  readonly questions?: readonly {
    readonly key: string
    readonly isRequired: boolean
    readonly label: Both
    /** Without choices: a text answer. */
    readonly choices?: readonly { readonly key: string; readonly label: Both }[]
  }[]
  /** `[inDays, from, to, seats]`: `[9, "19:00", "20:30", 40]`. */
  readonly sessions: readonly (readonly [inDays: number, from: string, to: string, seats: number])[]
  /** The part before the @ of a demo senpai's address, and what they do. */
  readonly speakers: readonly { readonly by: string; readonly about: Both }[]
  /** How many of the demo's people have registered. */
  readonly coming?: number
  /** How many of them show their names to each other. */
  readonly listed?: number
  readonly title: Both
  readonly summary: Both
  /** Markdown. */
  readonly body: Both
}
