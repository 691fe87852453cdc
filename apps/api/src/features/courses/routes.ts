import { lessonRoutes } from "./lessons/routes.ts"
import { readingRoutes } from "./reading/routes.ts"

export const routes = [...readingRoutes, ...lessonRoutes]
