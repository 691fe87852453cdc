// React is evaluated by its first importer. Here that is a separate file in its own chunk (vite.config.ts),
// so that hydration happens in several short tasks instead of one long one.
import "react-dom/client"
