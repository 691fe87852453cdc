import { notFound } from "@tanstack/react-router"
import { fetchLesson, isUnknown, type Lesson } from "../queries.ts"

export async function loadLesson(id: string, key: string, signal: AbortSignal): Promise<Lesson> {
  try {
    return await fetchLesson(id, key, signal)
  } catch (error) {
    if (isUnknown(error)) throw notFound()
    throw error
  }
}
