/** From this width on, a window counts as a desktop's. Our decision: twice the design's column at common densities. */
export const desktopWidth = 1024

/** Zoom of the page on a desktop, by the height of the screen. Source: specification §2 (0.67 up to 800, 0.75 up to 900, else 0.8). */
export function desktopZoom(screenHeight: number): number {
  if (screenHeight <= 800) return 0.67
  return screenHeight <= 900 ? 0.75 : 0.8
}
