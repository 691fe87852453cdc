// All interview questions in the order of the list: by kind, and within a kind from the usual to the special.
import { aboutYou } from "./about-you.ts"
import { choosing } from "./choosing.ts"
import { japanese } from "./japanese.ts"
import { makers } from "./makers.ts"
import { motivation } from "./motivation.ts"
import { services } from "./services.ts"
import type { QuestionsOfKind } from "./shape.ts"
import { staying } from "./staying.ts"
import { studentLife } from "./student-life.ts"
import { thinking } from "./thinking.ts"
import { trouble } from "./trouble.ts"
import { yourQuestions } from "./your-questions.ts"

export const questionsByKind: readonly QuestionsOfKind[] = [
  { kind: "about-you", questions: aboutYou },
  { kind: "student-life", questions: studentLife },
  { kind: "motivation", questions: [...motivation, ...choosing] },
  { kind: "japan", questions: [...staying, ...japanese] },
  { kind: "trouble", questions: trouble },
  { kind: "the-work", questions: [...makers, ...services] },
  { kind: "thinking", questions: thinking },
  { kind: "your-questions", questions: yourQuestions },
]

export const REVISED_ON = "2026-11-18"
