import { certificateRoutes } from "./certificates/routes.ts"
import { draftRoutes } from "./drafts/routes.ts"
import { lessonRoutes } from "./lessons/routes.ts"
import { noteRoutes } from "./notes/routes.ts"
import { previewRoutes } from "./previewing/routes.ts"
import { progressRoutes } from "./progress/routes.ts"
import { publicationRoutes } from "./publications/routes.ts"
import { quizRoutes } from "./quizzes/routes.ts"
import { readingRoutes } from "./reading/routes.ts"
import { sendingRoutes } from "./submission/routes.ts"

export const routes = [
  ...readingRoutes,
  ...lessonRoutes,
  ...progressRoutes,
  ...quizRoutes,
  ...noteRoutes,
  ...certificateRoutes,
  ...draftRoutes,
  ...sendingRoutes,
  ...previewRoutes,
  ...publicationRoutes,
]
