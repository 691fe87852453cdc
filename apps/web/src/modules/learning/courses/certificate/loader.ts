import { notFound } from "@tanstack/react-router"
import { type Certificate, fetchCertificate, isUnknown } from "../queries.ts"

export async function loadCertificate(code: string, signal: AbortSignal): Promise<Certificate> {
  try {
    return await fetchCertificate(code, signal)
  } catch (error) {
    if (isUnknown(error)) throw notFound()
    throw error
  }
}
