// All member actions on a question's page. Loaded after the page, as one chunk (thread/acting.ts).

import { Shade } from "../blocking/shade.tsx"
import { Invited } from "../inviting/invited.tsx"
import { AnswerBox } from "./answer-box.tsx"
import { AnswerTools } from "./answer-tools.tsx"
import { CommentBox } from "./comment-box.tsx"
import { CommentTools } from "./comment-tools.tsx"
import { Live } from "./live.tsx"
import { QuestionTools } from "./question-tools.tsx"

export const memberActions = {
  AnswerBox,
  AnswerTools,
  CommentBox,
  CommentTools,
  Invited,
  Live,
  QuestionTools,
  Shade,
}
