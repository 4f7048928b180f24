import { variants } from './world'

/** Where both sides of a door are asked for what its types promise. */
const asked: Readonly<Record<string, readonly string[]>> = {
  'asked.test.ts': ['address-book/address-book', 'location/location', 'scan/scan', 'subscribe/subscribe'],
  'boxes.test.tsx': ['a11y/a11y', 'controls/controls', 'day-box/day-box', 'mini-login/mini-login', 'privacy/privacy'],
  'calls.test.ts': ['jsonp/jsonp', 'network/network', 'object-store/object-store', 'request/request', 'upload/upload'],
  'canvas.test.tsx': ['canvas/canvas', 'fingers/use-fingers'],
  'drawings.test.tsx': ['drawing/icon-drawing', 'drawing/shape-drawing', 'rpx/rpx'],
  'easel.test.tsx': ['easel/easel'],
  'hands.test.ts': [
    'clipboard/clipboard',
    'payment/payment',
    'payment/web-login',
    'phone-call/phone-call',
    'save-text/save-text',
    'share/share',
  ],
  'kept.test.ts': [
    'device/device',
    'random/bytes',
    'random/random',
    'rsa/rsa',
    'single-page/single-page',
    'storage/storage',
  ],
  'looks.test.tsx': [
    'capture/capture',
    'insets/insets',
    'page/use-page-title',
    'prompt/prompt',
    'scroll-lock/scroll-lock',
    'tab-bar/tab-bar',
    'theme/theme',
    'theme/use-page-theme',
  ],
  'moves.test.tsx': [
    'back/back',
    'back/back-guard',
    'navigation/arrival',
    'navigation/browser-back',
    'navigation/step-back',
    'navigation/target',
    'navigation/under',
    'trade-edition/trade-edition',
  ],
  'pictures.test.ts': ['images/cleaning', 'images/images'],
  'screen.test.ts': [
    'measure/measure',
    'outside/outside',
    'page/box-of',
    'page/reveal',
    'page/shown',
    'visibility/visibility',
  ],
  'start.test.ts': ['crashes/crashes', 'navigation/lost', 'start-hash/start-hash', 'updates/updates'],
}

/**
 * Where a mini-program has nothing to do, and why: there the same names, and that nothing comes of them, are enough. What the browser's
 * side promises is asked in `quiet.test.tsx`, or where it is named.
 */
export const quiet: Readonly<Record<string, string>> = {
  'platform/desktop-zoom/desktop-zoom': 'it sizes itself',
  'platform/desktop-zoom/margins': 'it has no margins; the browser’s in tests/ui/platform/margins.test.ts',
  'platform/first-paint/first-paint':
    'it comes without a server’s page; the browser’s in tests/ui/platform/first-paint.test.ts',
  'platform/font/font': 'it cannot address a file from its style',
  'platform/idle/idle': 'it has all its code',
  'platform/installed/installed': 'its platform keeps it',
  'features/share/share-of': 'its own menu shares every page',
  'features/share/components/lazy-share-sheet': 'its own menu shares every page; the browser’s in tests/ui/share',
  'ui/picture-viewer/lazy-picture-viewer': 'it shows pictures on a screen of its own; the browser’s in tests/ui/kit',
}

const promises: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(
    Object.entries(asked).flatMap(([file, doors]) => doors.map((door) => [`platform/${door}`, file])),
  ),
  ...Object.fromEntries(Object.keys(quiet).map((door) => [door, 'quiet.test.tsx'])),
}

/** Doors that have a row. */
export const known: readonly string[] = Object.keys(promises)

/** Variants that have none. */
export const withoutRow = (doors: readonly string[]): readonly string[] =>
  doors.filter((door) => !Object.hasOwn(promises, door))

/** A door, the file of its default, that of its variant, and where both are asked for its promises. */
export type Row = readonly [door: string, ofBrowser: string, ofMini: string, promises: string]

export const rows: readonly Row[] = variants.map(({ door, extension }) => [
  door,
  `src/${door}${extension}`,
  `src/${door}.weapp${extension}`,
  promises[door] ?? '',
])
