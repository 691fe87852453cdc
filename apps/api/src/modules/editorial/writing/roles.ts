import type { RoleTable } from "#api/testing/roles"
import { aDraftedArticle, asDrafted, publishDraft, someText } from "./builders.ts"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/document-pictures/{id}/{variant}                        none  none  none  none  none  none  none  none  -
    GET /v1/editors/writing                                         who   out   out   out   out   out   out   yes   -
    GET /v1/editors/writing/nouns                                   who   out   out   out   out   out   out   yes   -
    GET /v1/editors/writing/{noun}/{id}                             who   out   out   out   out   out   out   yes   -
    GET /v1/editors/writing/{noun}/{id}/versions                    who   out   out   out   out   out   out   yes   -
    GET /v1/editors/writing/{noun}/{id}/versions/{number}           who   out   out   out   out   out   out   yes   -
    POST /v1/editors/furigana                                       who   out   out   out   out   out   out   yes   -
    POST /v1/editors/writing/{noun}                                 who   out   out   out   out   out   out   yes   -
    POST /v1/editors/writing/{noun}/{id}/address                    who   out   out   out   out   out   out   yes   -
    POST /v1/editors/writing/{noun}/{id}/lock                       who   out   out   out   out   out   out   yes   -
    POST /v1/editors/writing/{noun}/{id}/publish                    who   out   out   out   out   out   out   yes   -
    POST /v1/editors/writing/{noun}/{id}/restore                    who   out   out   out   out   out   out   yes   -
    POST /v1/editors/writing/{noun}/{id}/review                     who   out   out   out   out   out   out   yes   -
    POST /v1/editors/writing/{noun}/{id}/schedule                   who   out   out   out   out   out   out   yes   -
    POST /v1/editors/writing/{noun}/{id}/trash                      who   out   out   out   out   out   out   yes   -
    POST /v1/editors/writing/{noun}/{id}/versions/{number}/restore  who   out   out   out   out   out   out   yes   -
    POST /v1/editors/writing/{noun}/{id}/withdraw                   who   out   out   out   out   out   out   yes   -
    PUT /v1/editors/writing/{noun}/{id}/{part}/draft                who   out   out   out   out   out   out   yes   -
    DELETE /v1/editors/writing/{noun}/{id}/lock                     who   out   out   out   out   out   out   yes   -
  `,
  async prepare(api, tokens) {
    const { editor } = tokens
    let begun = 0
    const shown = await aDraftedArticle(api, editor)
    return async (route, person) => {
      if (route.startsWith("GET /v1/document-pictures"))
        return { params: { id: "00000000-0000-4000-8000-000000000000", variant: "small" } }
      if (route.endsWith("/furigana")) return { body: { text: "面接" } }
      if (route.endsWith("/{noun}")) return { params: { noun: "article" }, body: { id: `begun-${++begun}` } }
      const id = person === "editor" ? await aDraftedArticle(api, editor) : shown
      const drafted = await asDrafted(api, editor, id)
      const languages = ["en"]
      const bodies: Record<string, object> = {
        address: { address: `moved-${id}` },
        lock: {},
        publish: drafted,
        review: { languages, is_wanted: true },
        schedule: { ...drafted, at: null },
        withdraw: { languages },
        draft: { version: 1, fields: someText({ title: "Another" }) },
      }
      if (route.endsWith("/withdraw")) await publishDraft(api, editor, id)
      const isVersion = route.endsWith("{number}/restore")
      const body = isVersion
        ? { version: 1 }
        : route.startsWith("GET")
          ? undefined
          : bodies[route.split("/").at(-1) ?? ""]
      return {
        params: { noun: "article", id, part: "en", number: "2" },
        ...(body && !route.startsWith("DELETE") && { body }),
      }
    }
  },
}
