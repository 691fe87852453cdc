import { notFound } from "@tanstack/react-router"
import { fetchMentor, isUnknownMentor, type Mentor } from "../queries.ts"

export async function loadMentor(id: string, signal: AbortSignal): Promise<Mentor> {
  try {
    return await fetchMentor(id, signal)
  } catch (error) {
    if (isUnknownMentor(error)) throw notFound()
    throw error
  }
}
