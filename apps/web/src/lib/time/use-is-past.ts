import { useEffect, useState } from "react"

export function useIsPast(moment: number): boolean {
  const [isPast, setPast] = useState(() => Date.now() >= moment)
  useEffect(() => {
    const timer = setTimeout(() => setPast(true), Math.max(0, moment - Date.now()))
    return () => clearTimeout(timer)
  }, [moment])
  return isPast
}
