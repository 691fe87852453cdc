import { StartClient } from "@tanstack/react-start/client"
import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"

// In a task of its own: evaluating the app is one already (lib/early/late-scripts.ts).
setTimeout(() => startTransition(() => void hydrateRoot(document, <StartClient />)))
