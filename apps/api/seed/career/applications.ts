// Companies that the demo's student applies to. Their entry sheets are in entry-sheets.ts.
import type { DeadlineKind, SelectionStage } from "@shirube/vocabulary/season/applications/choices"

export interface DemoApplication {
  readonly id: string
  readonly company: string
  readonly position: string
  readonly stage: SelectionStage
  readonly note: string
  /** `days`: from the day on which the demo begins. */
  readonly deadlines: readonly {
    readonly id: string
    readonly kind: DeadlineKind
    readonly what?: string
    readonly days: number
    readonly time?: string
  }[]
}

export const ASAGI = "7c1d6f0e-51a7-4f0a-9d52-0a6f3c5b1e01"
export const MINATO = "7c1d6f0e-51a7-4f0a-9d52-0a6f3c5b1e02"
export const AJIWAI = "7c1d6f0e-51a7-4f0a-9d52-0a6f3c5b1e03"

export const demoApplications: readonly DemoApplication[] = [
  {
    id: ASAGI,
    company: "Asagi Trading (example)",
    position: "Overseas sales, winter internship",
    stage: "entry-sheet",
    note: "Met at the fair in Osaka. They keep their own warehouse in Lagos: ask who runs it.",
    deadlines: [
      { id: "7c1d6f0e-51a7-4f0a-9d52-0a6f3c5b1e11", kind: "entry-sheet", days: 9, time: "17:00" },
      { id: "7c1d6f0e-51a7-4f0a-9d52-0a6f3c5b1e12", kind: "web-test", days: 12, time: "23:59" },
    ],
  },
  {
    id: MINATO,
    company: "Minato Logistics (example)",
    position: "International logistics",
    stage: "entry-sheet",
    note: "The session in the library: two people from Vietnam in the export team.",
    deadlines: [
      { id: "7c1d6f0e-51a7-4f0a-9d52-0a6f3c5b1e21", kind: "briefing", days: 4, time: "18:30" },
      { id: "7c1d6f0e-51a7-4f0a-9d52-0a6f3c5b1e22", kind: "entry-sheet", days: 16, time: "12:00" },
    ],
  },
  {
    id: AJIWAI,
    company: "Naniwa Ajiwai Foods (example)",
    position: "Product planning",
    stage: "research",
    note: "A short ES of 200 characters. The bakery fits well here.",
    deadlines: [{ id: "7c1d6f0e-51a7-4f0a-9d52-0a6f3c5b1e31", kind: "entry-sheet", days: 30 }],
  },
]
