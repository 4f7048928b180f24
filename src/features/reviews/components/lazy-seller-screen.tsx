import { lazy } from '@/lib/lazy/lazy'
import { goBack } from '@/lib/routes/go'
import type { SellerScreenProps } from './seller-screen'

const Loaded = lazy(() =>
  import(/* webpackChunkName: "reviews" */ './seller-screen').then(({ SellerScreen }) => SellerScreen),
)

/** A `SellerScreen` that is loaded when a seller is shown; without it, the app goes back. */
export const SellerScreen = (props: SellerScreenProps) => <Loaded {...props} onMissing={goBack} />
