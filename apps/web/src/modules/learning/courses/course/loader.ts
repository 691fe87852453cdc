import { notFound } from "@tanstack/react-router"
import { type Course, fetchCourse, isUnknown } from "../queries.ts"

export async function loadCourse(id: string, signal: AbortSignal): Promise<Course> {
  try {
    return await fetchCourse(id, signal)
  } catch (error) {
    if (isUnknown(error)) throw notFound()
    throw error
  }
}
