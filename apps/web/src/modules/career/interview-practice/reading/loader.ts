import { notFound } from "@tanstack/react-router"
import { fetchInterviewQuestion, type InterviewQuestion, isUnknownQuestion } from "../queries.ts"

export async function loadInterviewQuestion(id: string, signal: AbortSignal): Promise<InterviewQuestion> {
  try {
    return await fetchInterviewQuestion(id, signal)
  } catch (error) {
    if (isUnknownQuestion(error)) throw notFound()
    throw error
  }
}
