/** A mini-program sizes itself; nothing is zoomed. */
export function followDesktopZoom(_onWide?: () => void): () => void {
  return () => undefined
}
