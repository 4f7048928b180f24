import { createElement } from 'react'
import { lazy } from '@/lib/lazy/lazy'
import { goBack } from '@/lib/routes/go'
import type { SellerScreenProps } from './seller-screen'

const Loaded = lazy(() =>
  import(/* webpackChunkName: "seller" */ './seller-screen').then(({ SellerScreen }) => SellerScreen),
)

/** Loads it beside what it shows: the server draws it whole, and the app does not wait twice. */
export const loadSellerScreen = Loaded.load

/** A `SellerScreen` that is loaded when a seller is shown; what the server drew of it stays until then. Without it, the app goes back. */
export const SellerScreen = (props: SellerScreenProps) => createElement(Loaded, { ...props, onMissing: goBack })
