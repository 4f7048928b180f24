/** A mini-program sizes itself; nothing is zoomed. */
export function followDesktopZoom(): () => void {
  return () => undefined
}
