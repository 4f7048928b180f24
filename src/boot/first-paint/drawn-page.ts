import type { ApiPath } from '@contract/endpoints/all'
import type { FirstData } from '@contract/first-data'
import type { ReactElement } from 'react'
import type { ParamsOf, RouteName } from '@contract/pages/routes'

/**
 * A page that the server draws. What it shows it says itself: the server runs its own component and answers the calls that this makes for a
 * guest. Our decision: docs/decisions/0100-first-paint.md
 */
export interface DrawnPage {
  readonly route: RouteName
  readonly Page: () => ReactElement
  /** Its parameters: those by whose number it is drawn, and (false) those with which it is somebody's own and not drawn. */
  readonly by: Readonly<Record<string, boolean>>
  /** The call for what the page is about: when it is refused as missing, so is the page. */
  readonly subject?: ApiPath
  /** There is nothing on it for search engines: who is not signed in is asked to. */
  readonly isPrivate?: true
  /** Changes the drawn markup, for taps before the app runs. */
  readonly withLinks?: (markup: string, data: FirstData) => string
}

/** Makes `DrawnPage` of a page that must name each of its parameters. */
export const drawn = <R extends RouteName>(
  route: R,
  Page: DrawnPage['Page'],
  by: Readonly<Record<keyof Required<ParamsOf<R>>, boolean>>,
  rest: Omit<DrawnPage, 'route' | 'Page' | 'by'> = {},
): DrawnPage => ({ route, Page, by, ...rest })
