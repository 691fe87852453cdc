import { useEffect, useState } from "react"

/** Loads an optional part of the page after hydration. If that fails, the page works without it. */
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
