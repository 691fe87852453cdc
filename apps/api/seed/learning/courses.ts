import { selfIntroduction } from "./courses/self-introduction.ts"
import type { Course } from "./shape.ts"

/** In the order of the road. */
export const courses: readonly Course[] = [selfIntroduction]
