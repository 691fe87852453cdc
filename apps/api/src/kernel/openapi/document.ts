// A generated document about the API: made on the first request, because printing all schemas takes half of the start-up time,
// and compressed once.
import { createForms } from "@shirube/vocabulary/http/encodings"
import { entityTag, matchesEntityTag } from "@shirube/vocabulary/http/entity-tags"
import { compressed, digested } from "../http/answers.ts"

export function generatedDocument(
  headers: Readonly<Record<string, string>>,
  make: () => string,
): (request: Request) => Response {
  let made: ReturnType<typeof prepare> | undefined
  const prepare = () => {
    const { bytes, digest } = digested(make())
    return { bytes, digest, forms: createForms(bytes, compressed(bytes), () => {}) }
  }
  return (request) => {
    made ??= prepare()
    const { bytes, digest, forms } = made
    // Until it is compressed, the server's edge compresses this response.
    const { encoding, body } = forms.ready(request.headers.get("Accept-Encoding")) ?? { body: bytes }
    const about = { ...headers, ETag: entityTag(digest, encoding), "Cache-Control": "public, no-cache" }
    if (matchesEntityTag(request.headers.get("If-None-Match"), digest))
      return new Response(null, { status: 304, headers: about })
    return new Response(body, {
      headers: encoding ? { ...about, "Content-Encoding": encoding, Vary: "Accept-Encoding" } : about,
    })
  }
}
