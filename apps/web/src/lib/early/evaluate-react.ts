// React is made by whoever imports it first. Here that is a file of its own, in a chunk of its own (vite.config.ts), so that a
// page becomes alive in several short steps instead of a long one.
import "react-dom/client"
