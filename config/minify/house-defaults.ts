/** Values of a component's attributes, by the component's name in a page. */
export type HouseDefaults = Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>

/**
 * What our pages nearly always give. The mini-program's templates say it in the place of the platform's own default (templates.ts), and
 * what says no more than that does not cross to the screen (set-data.ts).
 */
export const houseDefaults: HouseDefaults = {
  view: { hoverStayTime: 80 },
  image: { mode: 'aspectFill', lazyLoad: true, ariaHidden: true },
}
