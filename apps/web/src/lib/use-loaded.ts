import { useEffect, useState } from "react"

/** A part of the page that not everyone needs: it comes once the page is alive. If it could not come, the page goes without. */
export function useLoaded<Part, From>(
  load: false | ((from: From) => Promise<Part>),
  from: From,
): Part | undefined {
  const [part, setPart] = useState<Part>()
  useEffect(() => {
    if (load)
      load(from).then(
        (loaded) => setPart(() => loaded),
        () => {},
      )
  }, [load, from])
  return part
}
