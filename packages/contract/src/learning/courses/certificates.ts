// Certificates of finished courses: created on request, verifiable by anyone who has the code.
import { z } from "zod"
import { branded } from "../../ids.ts"
import { route } from "../../route.ts"
import { CardName } from "../../text/person-names.ts"
import { CalendarDate, Instant, Language } from "../../wire.ts"
import { CourseId } from "./reading.ts"

/** 128 random bits, in letters and digits that are not easily confused. */
export const CertificateCode = branded(
  z
    .string()
    .toUpperCase()
    .regex(/^[0-9A-HJKMNP-TV-Z]{26}$/),
  "certificate",
).meta({ description: "Names a certificate; unguessable" })

export const Certificate = z
  .object({
    code: z.string(),
    name: z.string().meta({ description: "As it was when the certificate was made" }),
    course_id: z.string().nullable().meta({ description: "Null if the course was deleted" }),
    course_title: z.object({ en: z.string(), ja: z.string() }),
    languages: z.array(Language).meta({
      description: "Languages the title is written in; other languages fall back to the first of them",
    }),
    lesson_count: z.int(),
    duration_ms: z.int(),
    finished_on: CalendarDate,
    made_at: Instant,
  })
  .meta({ id: "Certificate" })

const params = z.object({ code: CertificateCode })

export const makeCertificate = route({
  method: "post",
  path: "/v1/courses/{id}/certificate",
  summary: "Create the certificate of a course the caller has finished. Idempotent.",
  tag: "Courses",
  access: "signed-in",
  limit: { per: "user", points: 30, seconds: 60 },
  params: z.object({ id: CourseId }),
  body: z.object({
    name: CardName.optional().meta({
      description: "In Latin letters; required if the name of the account cannot be printed",
    }),
  }),
  success: { status: 200, body: Certificate },
  errors: ["course.not_found", "certificate.not_finished", "certificate.name_needed"],
})

export const checkCertificate = route({
  method: "get",
  path: "/v1/certificates/{code}",
  summary: "Verify a certificate, and what it says",
  tag: "Courses",
  access: "public", // for anyone with the code, which cannot be guessed
  limit: { per: "token", points: 60, seconds: 60 },
  params,
  success: { status: 200, body: Certificate },
  errors: ["certificate.not_found"],
})

export const readCertificate = route({
  method: "get",
  path: "/v1/certificates/{code}/pdf",
  summary: "A certificate of the caller's own, to print or to send",
  tag: "Courses",
  access: "signed-in",
  limit: { per: "user", points: 30, seconds: 60 },
  params,
  success: { status: 200, body: null, file: { types: ["application/pdf"] } },
  errors: ["certificate.not_found"],
})

export const routes = [makeCertificate, checkCertificate, readCertificate] as const
