// That somebody has finished a course: made when they ask for it, checked by whoever was shown it.
import { z } from "zod"
import { branded } from "../ids.ts"
import { CardName } from "../person-names.ts"
import { route } from "../route.ts"
import { CalendarDate, Instant, Language } from "../wire.ts"
import { CourseId } from "./reading.ts"

/** 128 bits by chance, in letters and digits that nobody mixes up. */
export const CertificateCode = branded(
  z
    .string()
    .toUpperCase()
    .regex(/^[0-9A-HJKMNP-TV-Z]{26}$/),
  "certificate",
).meta({ description: "Names a certificate; nobody guesses it" })

export const Certificate = z
  .object({
    code: z.string(),
    name: z.string().meta({ description: "As it was when the certificate was made" }),
    course_id: z.string().nullable().meta({ description: "Null where the course is gone" }),
    course_title: z.object({ en: z.string(), ja: z.string() }),
    languages: z
      .array(Language)
      .meta({ description: "Those that the title is written in; in the others it is the first of them" }),
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
  summary: "The certificate of a course that one has finished; asked for again, it is the same one",
  tag: "Courses",
  access: "signed-in",
  limit: { per: "user", points: 30, seconds: 60 },
  params: z.object({ id: CourseId }),
  body: z.object({
    name: CardName.optional().meta({
      description: "In letters from A to Z; asked for where the name of the account cannot be printed",
    }),
  }),
  success: { status: 200, body: Certificate },
  errors: ["course.not_found", "certificate.not_finished", "certificate.name_needed"],
})

export const checkCertificate = route({
  method: "get",
  path: "/v1/certificates/{code}",
  summary: "Whether there is such a certificate, and what it says",
  tag: "Courses",
  access: "public",
  limit: { per: "token", points: 60, seconds: 60 },
  params,
  success: { status: 200, body: Certificate },
  errors: ["certificate.not_found"],
})

export const readCertificate = route({
  method: "get",
  path: "/v1/certificates/{code}/pdf",
  summary: "A certificate of one's own, to print or to send",
  tag: "Courses",
  access: "signed-in",
  limit: { per: "user", points: 30, seconds: 60 },
  params,
  success: { status: 200, body: null, file: { types: ["application/pdf"] } },
  errors: ["certificate.not_found"],
})

export const routes = [makeCertificate, checkCertificate, readCertificate] as const
