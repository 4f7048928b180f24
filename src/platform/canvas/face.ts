import Taro from '@tarojs/taro'
import digits from '@/assets/fonts/digits-500.woff2'

type Wish = Parameters<typeof Taro.loadFontFace>[0] & { readonly scopes: readonly string[] }

/** The face of figures by its name. */
export const faceName = 'Plate Num'

/** A canvas of a mini-program knows no face of a sheet, so it is given the digits of this one by itself: it writes block numbers. */
const wish: Wish = {
  family: faceName,
  source: `url("${digits}")`,
  desc: { weight: '500' },
  global: true,
  scopes: ['native'],
}

let loading: Promise<boolean> | undefined

/**
 * Whether canvases can write in the face of figures from now on; false where the phone refuses it, and then the next map asks anew. Our
 * decision: docs/decisions/0004-sizes-and-figures.md
 */
export async function loadFace(): Promise<boolean> {
  loading ??= Taro.loadFontFace(wish).then(
    () => true,
    () => false,
  )
  const isLoaded = await loading
  if (!isLoaded) loading = undefined
  return isLoaded
}
