/** Values of a component's attributes, by the component's name in a page. */
export type HouseDefaults = Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>

/**
 * Values that our pages nearly always give. The mini-program's templates use them instead of the platform's defaults (templates.ts), and a
 * value equal to them is not sent to the screen (set-data.ts).
 */
export const houseDefaults: HouseDefaults = {
  view: { hoverStayTime: 80 },
  image: { mode: 'aspectFill', lazyLoad: true, ariaHidden: true },
  // So far, in px, a keyboard stays below the caret: what a box says below itself, and the button, are seen while one types.
  input: { cursorSpacing: 140 },
  textarea: { cursorSpacing: 140 },
}
