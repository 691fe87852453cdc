// Files that come to a field by pasting, or are dropped on it; the first is taken.
import { type ClipboardEvent, type DragEvent, useState } from "react"

const hasFiles = ({ types }: DataTransfer) => types.includes("Files")

export function useGivenFiles(onFile: ((file: File) => void) | undefined) {
  const [isOver, setOver] = useState(false)
  const take = ({ files }: DataTransfer) => {
    const [file] = files
    if (file) onFile?.(file)
  }
  const handlers = onFile && {
    onPaste: (event: ClipboardEvent) => {
      // Words that were copied from a document bring a picture of themselves along.
      const { clipboardData } = event
      if (!hasFiles(clipboardData) || clipboardData.types.includes("text/plain")) return
      event.preventDefault()
      take(clipboardData)
    },
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer)
    },
  }
  return { isOver, handlers: handlers ?? {} }
}
