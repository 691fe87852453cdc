import { type FileRefusal, SERVED_TYPE } from "@shirube/contract/common/files/routes"
import { errorMessage } from "@shirube/vocabulary/errors"
import type { Language } from "@shirube/vocabulary/language"

interface FileFacts {
  readonly id: string
  readonly purpose: string
  readonly state: "processing" | "ready" | "refused"
  readonly createdAt: Date
  readonly refusal: FileRefusal | null
  readonly variants: readonly {
    readonly name: string
    readonly address: string
    readonly width: number
    readonly height: number
    readonly bytes: number
  }[]
}

export const presentFile = (file: FileFacts, language: Language) => ({
  id: file.id,
  purpose: file.purpose,
  state: file.state,
  created_at: file.createdAt.toISOString(),
  variants: file.variants.map(({ name, address, width, height, bytes }) => ({
    name,
    address,
    content_type: SERVED_TYPE,
    width,
    height,
    bytes,
  })),
  refusal: file.refusal && { code: file.refusal, message: errorMessage(file.refusal, language) },
})
