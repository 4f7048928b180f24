import type { Examples } from '@/ui/examples/examples'
import { SignedIn } from './signed-in'

export const signedInExamples: Examples = {
  title: 'SignedIn',
  states: [{ name: '游客', draw: () => <SignedIn loginFirst='登录后查看资金'>{null}</SignedIn> }],
}
