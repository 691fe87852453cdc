// Files that are pasted into a field or dropped on it.
import { type ClipboardEvent, type DragEvent, useState } from "react"

const hasFiles = ({ types }: DataTransfer) => types.includes("Files")

export function useGivenFiles(onFiles: ((files: readonly File[]) => void) | undefined) {
  const [isOver, setOver] = useState(false)
  const take = ({ files }: DataTransfer) => onFiles?.([...files])
  const handlers = onFiles && {
    onPaste: (event: ClipboardEvent) => {
      // Text copied from a document comes with a picture of itself.
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
